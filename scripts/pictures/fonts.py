#!/usr/bin/env python3
"""Cuts the site's two faces down to what its own words need: `python3 scripts/pictures/fonts.py`.

Needs fontTools with brotli (Debian: apt-get install fonttools python3-brotli). Run it when a fontsource package
changes, and commit what it writes into client/src/design/fonts. Names in other letters come from the whole files of
the packages, which a browser fetches only when such a letter stands on the page (client/src/design/theme/base.css).
"""

import os
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

root = Path(__file__).resolve().parent.parent.parent
packages = root / "node_modules"
target = root / "client/src/design/theme/fonts"

# base.css names the same letters in its `unicode-range`.
LETTERS = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xAB, 0xB0, 0xB1, 0xB7, 0xBB, 0xD7, 0xE8, 0xE9]
LETTERS += [0x2010, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2032, 0x2033, 0x2212]
LETTERS += [0x2009, 0x202F]
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "liga", "calt", "case"]

faces = {
    # tokens.ts and textStyles.ts go no further than these.
    "archivo": ("@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
                {"wght": (400, 600, 820), "wdth": (62, 100, 125)}),
    "plex-mono": ("@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2", None),
}

for name, (source, limits) in faces.items():
    font = TTFont(packages / source)
    if limits:
        font = instancer.instantiateVariableFont(font, limits)
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [0, 1, 2, 13, 14]
    cut = subset.Subsetter(options)
    cut.populate(unicodes=LETTERS)
    cut.subset(font)
    font.flavor = "woff2"
    file = target / f"{name}.woff2"
    font.save(file)
    print(f"{file.relative_to(root)}: {os.path.getsize(packages / source)} bytes become {os.path.getsize(file)}")
