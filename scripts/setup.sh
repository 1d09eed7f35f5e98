#!/bin/sh
# Makes .venv with everything the project needs. Usage: scripts/setup.sh play|tools|browser|test
# `tools` are the Python packages of the tests, `browser` is their Chromium, `test` is both.
# On Debian as root it installs the Debian packages that Python needs for virtual environments, and for the tests Chromium.
set -eu
cd "$(dirname "$0")/.."
what=$1
lock=requirements.lock
case $what in test | tools) lock=requirements-test.lock ;; esac
stamp=.venv/.ready-$(basename "$lock" .lock)
package=.venv/.package

say() { printf '%s\n' "queenswright: $*" >&2; }

find_python() {
    for candidate in "${PYTHON:-python3}" python3.13 python3.12 python3.11; do
        if command -v "$candidate" >/dev/null 2>&1 &&
            "$candidate" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 15))' 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done
    say "Python 3.11 or newer is needed and was not found."
    exit 2
}

make_venv() {
    [ -x .venv/bin/pip ] && return
    python=$(find_python)
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
            say "installing Debian's python3-venv"
            apt-get update -qq >&2 && apt-get install -y -qq python3-venv >&2
        else
            say "Python's venv module is missing; as root: apt-get install python3-venv"
            exit 2
        fi
    fi
    "$python" -m venv .venv
}

# Without windows it needs less of everything; the whole browser does as well.
install_chromium() {
    case $what in test | browser) ;; *) return 0 ;; esac
    command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1 && return 0
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        say "installing Debian's Chromium for the browser tests"
        apt-get update -qq >&2 || say "the lists of packages could not be brought up to date"
        for package in chromium-headless-shell chromium; do
            apt-get install -y -qq --no-install-recommends "$package" >&2 && return 0
        done
    fi
    say "no Chromium here, so the browser tests are skipped; as root: apt-get install chromium-headless-shell"
}

# The client in web/ is built by the Python build; a change in it needs a new build.
package_is_current() {
    [ "$package" -nt pyproject.toml ] &&
        [ -z "$(find web hatch_build.py -name node_modules -prune -o -type f -newer "$package" -print -quit)" ]
}

install_chromium
[ "$what" = browser ] && exit 0
if [ "$stamp" -nt "$lock" ] && package_is_current; then
    exit 0
fi
say "setting up (a minute or two, once)"
make_venv
.venv/bin/python scripts/install.py -r "$lock"
if ! package_is_current; then
    .venv/bin/python scripts/install.py -e .
    touch "$package"
fi
touch "$stamp"
say "ready"
