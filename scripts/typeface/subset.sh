#!/bin/sh
# Makes src/web/ui/inter.woff2 from the package's Inter: the weights 400 to 700, the signs of the site's four languages, and of
# the typographic features those that we use. Half the size of what it is made from. Needs Python's fonttools and brotli.
set -e
cd "$(dirname "$0")/../.."
whole=node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2
weights=$(mktemp)
fonttools varLib.instancer "$whole" wght=400:700 -q -o "$weights"
signs='U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC'
signs="$signs,U+2000-200B,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2032-2033,U+2039-203A,U+2044"
signs="$signs,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD"
pyftsubset "$weights" --unicodes="$signs" --layout-features='kern,mark,mkmk,tnum,calt,ccmp,locl' --name-IDs='*' \
  --no-hinting --flavor=woff2 --output-file=src/web/ui/inter.woff2
rm "$weights"
