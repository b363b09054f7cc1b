#!/bin/sh
# Install for one user. Run it again to install a newer version over an older one.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin
target=$data/cthulhu-desktop-program
mkdir -p "$bin" "$data/applications"
rm -rf "$target.new"
cp -R "$here/program" "$target.new"
rm -rf "$target"
mv "$target.new" "$target"
cp "$here/uninstall.sh" "$target/uninstall.sh"
ln -sf "$target/cthulhu-desktop" "$bin/cthulhu-desktop"
(cd "$here/share" && find . -type f) | while IFS= read -r file; do
  mkdir -p "$data/$(dirname "$file")"
  cp "$here/share/$file" "$data/$file"
done
(cd "$here/share" && find . -type f) >"$target/installed-files"
# the menu may not look into ~/.local/bin: name the program by its place, quoted as the standard says
program=$(printf '%s' "$target/cthulhu-desktop" | sed 's/\\/\\\\\\\\/g; s/[`$"]/\\\\&/g; s/&/\\&/g; s/%/%%/g; s/|/\\|/g')
sed -i.old -e "s|^Exec=cthulhu-desktop|Exec=\"$program\"|" -e '/^TryExec=/d' "$data/applications/cthulhu-desktop.desktop"
rm -f "$data/applications/cthulhu-desktop.desktop.old"
for word in "update-desktop-database $data/applications" "update-mime-database $data/mime"; do
  command -v "${word%% *}" >/dev/null && "${word%% *}" "${word#* }" >/dev/null 2>&1 || true
done
echo "Cthulhu Desktop is in your menu now, and as $bin/cthulhu-desktop."
