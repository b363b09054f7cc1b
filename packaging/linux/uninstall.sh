#!/bin/sh
# Remove what install.sh installed. Games, decks and settings stay.
set -eu
data=${XDG_DATA_HOME:-$HOME/.local/share}
target=$data/cthulhu-desktop-program
if [ ! -e "$target" ]; then
  echo "Cthulhu Desktop is not installed for this user."
  exit 0
fi
if [ -f "$target/installed-files" ]; then
  while IFS= read -r file; do rm -f "$data/$file"; done <"$target/installed-files"
fi
rm -f "$HOME/.local/bin/cthulhu-desktop"
rm -rf "$target"
for word in "update-desktop-database $data/applications" "update-mime-database $data/mime"; do
  command -v "${word%% *}" >/dev/null && "${word%% *}" "${word#* }" >/dev/null 2>&1 || true
done
echo "Cthulhu Desktop was removed. Your games, decks and settings are still in $data/cthulhu-desktop."
