#!/usr/bin/env bash
# Make .venv hold the packages of one lock, and Pelagia itself:  requirements/install.sh run|test [compile]
# With "compile" also what `pelagia compile` needs, but for the C compiler.
#
# .venv/pelagia.stamp remembers what .venv was made from; as long as that has not changed, nothing is done.
# The test lock contains the run lock, so a .venv made for ./test serves ./play as well.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

level=$1 extra=${2:-}
stamp=.venv/pelagia.stamp
log=.venv/install.log

say() { echo "Pelagia: $*" >&2; }
die() { say "$*"; exit 1; }

# Run quietly; on failure show the end of what was said, then one sentence.
quietly() {
    local failure=$1
    shift
    if ! "$@" >>"$log" 2>&1; then
        tail -n 20 "$log" >&2
        die "$failure; the reason is above, and in full in $log."
    fi
}

# The interpreter behind the first Python on the PATH that is new enough: never the one inside .venv itself.
find_python() {
    local candidate
    for candidate in ${PYTHON:+"$PYTHON"} python3 python3.14 python3.13 python3.12 python3.11; do
        "$candidate" -c 'import sys; sys.version_info < (3, 11) and sys.exit(1); print(sys._base_executable)' 2>/dev/null && return
    done
    return 1
}

make_venv() {
    rm -rf .venv
    if command -v uv >/dev/null; then
        mkdir .venv && : >"$log"
        quietly "uv could not make the virtual environment" uv venv --quiet --allow-existing --python "$python" .venv
        return
    fi
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        local package
        package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
        if [[ $(id -u) != 0 ]] || ! command -v apt-get >/dev/null; then
            die "this Python cannot make virtual environments; please run 'sudo apt-get install $package' and start again."
        fi
        say "installing the Debian package $package ..."
        { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends "$package"; } >&2 ||
            die "$package could not be installed; please install it by hand ('apt-get install $package') and start again."
    fi
    mkdir .venv && : >"$log"
    quietly "the virtual environment could not be made" "$python" -m venv .venv
}

install() {
    if command -v uv >/dev/null; then
        uv pip install --python .venv/bin/python "$@"
    else
        .venv/bin/python -m pip install --disable-pip-version-check --no-input "$@"
    fi
}

add_compiler() {
    if [[ $extra != compile ]] || .venv/bin/python -c 'import mypyc, setuptools' 2>/dev/null; then return; fi
    say "fetching what compiling needs ..."
    quietly "the packages of requirements/compile.txt could not be installed" install --no-deps --require-hashes -r requirements/compile.txt
}

python=$(find_python) || die "Python 3.11 or newer is needed, and none was found (on Debian or Ubuntu: apt-get install python3)."

exec 9<requirements/install.sh # ./play and ./test started together take turns
if command -v flock >/dev/null; then flock 9; fi

# What .venv is made from: interpreter, place and locks; and, apart from these, the description of the package.
read -r packages project < <("$python" - <<'END'
import hashlib, os, pathlib, sys

def digest(*parts):
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()

files = [pathlib.Path("requirements", name).read_text() for name in ("run.txt", "test.txt", "install.sh")]
print(digest(sys.version, sys.executable, os.getcwd(), *files), digest(pathlib.Path("pyproject.toml").read_text()))
END
) || die "the files that say what to install could not be read."

had_packages='' had_project='' had_level=''
if [[ -f $stamp && -x .venv/bin/pelagia ]]; then
    read -r had_packages had_project had_level <"$stamp" || true
fi
if [[ $packages == "$had_packages" && $had_level == "test" ]]; then level="test"; fi # more than enough for ./play
if [[ "$packages $project $level" == "$had_packages $had_project $had_level" ]]; then
    add_compiler
    exit
fi

say "installing into .venv (needed only once, and again when the versions in requirements/ change; about half a minute) ..."
rm -f "$stamp"
if [[ $packages != "$had_packages" ]] || ! { command -v uv || .venv/bin/python -m pip --version; } >/dev/null 2>&1; then
    had_level=''
    make_venv
fi
if [[ $level != "$had_level" ]]; then
    say "fetching $(grep -c == "requirements/$level.txt") packages ..."
    # The lock is complete. Left to look for dependencies, older pips pick an unpinned release for an extra (coverage[toml]).
    quietly "the packages of requirements/$level.txt could not be installed" install --no-deps --require-hashes -r "requirements/$level.txt"
fi
quietly "Pelagia itself could not be installed" install --no-deps --no-build-isolation --editable .
echo "$packages $project $level" >"$stamp"
add_compiler
say "installed, $SECONDS s"
