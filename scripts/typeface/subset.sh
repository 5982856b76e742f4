#!/bin/sh
# Makes src/web/ui/inter.woff2 and inter-more.woff2 from the package's Inter: the weights 400 to 700, and of the typographic
# features those that we use. The first has the signs that nearly every page is written in, and fits into the first packets of
# a connection; the second has the rest of the site's four languages, and is fetched by pages that show one of them.
# What the first has is said once more in tokens.css. Needs Python's fonttools and brotli.
set -e
cd "$(dirname "$0")/../.."
whole=node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2
weights=$(mktemp)
fonttools varLib.instancer "$whole" wght=400:700 -q -o "$weights"
cut() {
  pyftsubset "$weights" --unicodes="$2" --layout-features="$3" --name-IDs='' --no-hinting --flavor=woff2 \
    --output-file="src/web/ui/$1"
}
common='U+0020-003B,U+003D,U+003F-005B,U+005D,U+0061-007A,U+00A0-00A1,U+00B2,U+00B7,U+00BF,U+00D7,U+00E1,U+00E4,U+00E9'
common="$common,U+00ED-00EE,U+00F1,U+00F3,U+00F6,U+00FA,U+00FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2192"
more='U+003C,U+003E,U+005C,U+005E-0060,U+007B-007E,U+00A2-00B1,U+00B3-00B6,U+00B8-00BE,U+00C0-00D6,U+00D8-00E0'
more="$more,U+00E2-00E3,U+00E5-00E8,U+00EA-00EC,U+00EF-00F0,U+00F2,U+00F4-00F5,U+00F7-00F9,U+00FB,U+00FD-00FF,U+0131"
more="$more,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-200B,U+2010-2012,U+2015,U+201A-201B,U+201E,U+2020-2022"
more="$more,U+2030,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2190-2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD"
cut inter.woff2 "$common" 'kern,tnum'
cut inter-more.woff2 "$more" 'kern,mark,mkmk,tnum,ccmp,locl'
rm "$weights"
