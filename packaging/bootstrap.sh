#!/usr/bin/env bash
# Makes .venv ready for `make play` and `make test`: bootstrap.sh play|test
# Virtual environment, pinned dependencies, missing system libraries for Qt. Says what it does; does nothing twice.
set -euo pipefail
cd "$(dirname "$0")/.."
goal=${1:-play}

say() { printf '[set-up] %s\n' "$*"; }
have_library() { [[ $known_libraries == *"$1 "* ]]; }

# Debian packages by the library or program that shows them missing. See docs/decisions.md.
libraries=(libglib-2.0.so.0=libglib2.0-0 libGL.so.1=libgl1 libEGL.so.1=libegl1 libfontconfig.so.1=libfontconfig1
  libxkbcommon.so.0=libxkbcommon0 libdbus-1.so.3=libdbus-1-3 libxkbcommon-x11.so.0=libxkbcommon-x11-0
  libxcb-cursor.so.0=libxcb-cursor0 libxcb-icccm.so.4=libxcb-icccm4 libxcb-keysyms.so.1=libxcb-keysyms1
  libxcb-shape.so.0=libxcb-shape0)
programs=()
[ "$goal" = test ] && programs=(Xvfb=xvfb xdotool=xdotool
  desktop-file-validate=desktop-file-utils appstreamcli=appstream makensis=nsis)

missing_packages() {
  local row
  [ "$(uname -s)" = Linux ] || return 0
  known_libraries=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null || true)
  for row in "${libraries[@]}"; do have_library "${row%%=*}" || echo "${row#*=}"; done
  for row in ${programs[@]+"${programs[@]}"}; do command -v "${row%%=*}" >/dev/null || echo "${row#*=}"; done
  "$python" -c 'import venv, ensurepip' 2>/dev/null || echo python3-venv
}

install_packages() { # Debian and Ubuntu, as root; else the one command that does it
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    say "installing system packages: $*"
    DEBIAN_FRONTEND=noninteractive apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
  elif command -v apt-get >/dev/null; then
    say "these system packages are missing; please run once:"
    echo "    sudo apt-get install $*"
    [ "$goal" = test ] || exit 1
  else
    say "missing on this system (names as in Debian): $*"
  fi
}

find_python() {
  local name
  for name in python3 python3.13 python3.12 python3.11 python3.14; do
    if command -v "$name" >/dev/null && "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      echo "$name"; return
    fi
  done
  say "Python 3.11 or newer is needed (on Debian: apt-get install python3 python3-venv)" >&2
  exit 1
}

python=$(find_python)
mapfile -t missing < <(missing_packages)
[ ${#missing[@]} -eq 0 ] || install_packages "${missing[@]}"

stamp=.venv/.ready
wanted=$(cat pyproject.toml packaging/requirements.lock packaging/hatch_build.py | cksum)
if [ ! -x .venv/bin/python ] || [ "$(cat $stamp 2>/dev/null)" != "$wanted" ]; then
  [ -x .venv/bin/python ] || { say "making the virtual environment .venv"; "$python" -m venv .venv; }
  say "installing the pinned dependencies (about half a minute the first time)"
  .venv/bin/python -m pip install --quiet --disable-pip-version-check -r packaging/requirements.lock
  .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
  echo "$wanted" >$stamp
fi
newest=$(ls -t i18n/*.ts 2>/dev/null | head -n 1 || true)
if [ -n "$newest" ] && { [ ! -e build/qm/.stamp ] || [ "$newest" -nt build/qm/.stamp ]; }; then
  say "compiling the translations"
  .venv/bin/python packaging/hatch_build.py
  touch build/qm/.stamp
fi
