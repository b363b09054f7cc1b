#!/bin/sh
# On a Mac: the bundle and a disk image of it. Needs Python from python.org and Xcode's command line tools.
#   packaging/macos/make_dmg.sh [SIGNING_IDENTITY]
set -eu
cd "$(dirname "$0")/../.."
identity=${1:--}
iconset=build/cthulhu-desktop.iconset
mkdir -p "$iconset"
for size in 16 32 128 256 512; do
  .venv/bin/python -c "import sys; sys.path.insert(0, 'packaging'); from pathlib import Path; import pack_common as p
p.render_icon(p.ROOT / 'resources/icons/cthulhu-desktop.svg', $size, Path('$iconset/icon_${size}x${size}.png'))
p.render_icon(p.ROOT / 'resources/icons/cthulhu-desktop.svg', 2 * $size, Path('$iconset/icon_${size}x${size}@2x.png'))"
done
iconutil -c icns -o build/cthulhu-desktop.icns "$iconset"
CTHULHU_DESKTOP_ICON=$PWD/build/cthulhu-desktop.icns .venv/bin/python packaging/build.py folder
app="build/frozen/Cthulhu Desktop.app"
codesign --force --deep --options runtime --entitlements packaging/macos/entitlements.plist --sign "$identity" "$app"
version=$(.venv/bin/python -c "import sys; sys.path.insert(0, 'packaging'); import pack_common; print(pack_common.version())")
hdiutil create -volname "Cthulhu Desktop" -srcfolder "$app" -ov -format UDZO "dist/cthulhu-desktop-$version.dmg"
