"""Writes the version resource of the Windows program: `python version_info.py VERSION FILE`."""

import sys


def main() -> None:
    version, target = sys.argv[1:3]
    numbers = (*(int(part) for part in version.split(".")[:3]), 0)
    strings = {
        "CompanyName": "The Cthulhu Desktop developers", "FileDescription": "Cthulhu Desktop",
        "FileVersion": version, "InternalName": "cthulhu-desktop", "OriginalFilename": "cthulhu-desktop.exe",
        "LegalCopyright": "MIT licence", "ProductName": "Cthulhu Desktop", "ProductVersion": version,
    }  # fmt: skip
    lines = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in strings.items())
    text = (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0, OS=0x40004, "
        f"fileType=1, subtype=0, date=(0, 0)), kids=[StringFileInfo([StringTable('040904B0', [{lines}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )
    with open(target, "w", encoding="utf-8") as out:
        out.write(text)


if __name__ == "__main__":
    main()
