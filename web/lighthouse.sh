#!/usr/bin/env bash
# Measure the lobby as Lighthouse sees it on a simulated phone:  web/lighthouse.sh [report.html]
#
# Needs .venv and the built page (web/build.py), Chromium, and npm, which fetches Lighthouse.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."

VERSION=13.5.0
folder=$(mktemp -d)
report=$(realpath -m "${1:-$folder/report.html}")
PATH=$PWD/.venv/bin:$PATH
.venv/bin/python -m pelagia.server --port 0 --db "$folder/games.db" >"$folder/log" 2>&1 &
server=$!
trap 'kill $server; wait $server || true; rm -rf "$folder"' EXIT
until address=$(grep -om1 'http://[^ ]*[0-9]' "$folder/log"); do sleep 0.2; done

export CHROME_PATH=${CHROME_PATH:-$(command -v chromium || command -v chromium-browser || command -v google-chrome)}
flags=--headless=new
if [[ $(id -u) == 0 ]]; then flags+=" --no-sandbox"; fi
npx --yes "lighthouse@$VERSION" "$address/" --quiet --chrome-flags="$flags" \
    --output=json --output=html --output-path="${report%.html}"
node -e '
const { categories, audits } = JSON.parse(require("fs").readFileSync(process.argv[1]));
for (const one of Object.values(categories)) console.log(one.title + ":", Math.round(one.score * 100));
for (const id of ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "total-byte-weight"])
  console.log(audits[id].title + ":", audits[id].displayValue);
' "${report%.html}.report.json"
