"""Everything that a release ships, with its licence: `python -m tools.sbom FOLDER` (`make sbom`).

Writes `sbom.cdx.json` (CycloneDX) and `licences.md`. Python packages are those of
requirements/run.txt as they are installed here.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, metadata, version
from pathlib import Path
from typing import NamedTuple

import ostraka

ROOT = Path(__file__).parent.parent
PAGE = ("svelte", "@fluent/bundle", "esm-env", "clsx")
"""What the page's script contains; everything else of its packages only builds it."""
FONTS = {"Marcellus": "OFL-1.1", "Commissioner": "OFL-1.1"}


class Shipped(NamedTuple):
    """A piece of somebody else's work in a release."""

    name: str
    version: str
    licence: str
    kind: str

    @property
    def purl(self) -> str:
        """Its package URL."""
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


def licence_of(package: str) -> str:
    """What an installed package says of its licence."""
    said = metadata(package)
    for field in ("License-Expression", "License"):
        for line in said.get_all(field, []):
            if "\n" not in line and line != "UNKNOWN":
                return str(line)
    lines = [line for line in said.get_all("Classifier", []) if line.startswith("License ::")]
    return ", ".join(line.rpartition(" :: ")[2] for line in lines) or "unknown"


def python_packages() -> Iterator[Shipped]:
    """The packages that a server needs, for this platform."""
    locked = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
    for name in sorted(set(re.findall(r"^([a-z0-9.-]+)(?:\[\w+\])?==", locked, re.MULTILINE))):
        try:
            yield Shipped(name, version(name), licence_of(name), "pypi")
        except PackageNotFoundError:
            continue  # for other systems


def page_packages() -> Iterator[Shipped]:
    """The packages whose code is in the page."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    for name in PAGE:
        if (found := lock["packages"].get(f"node_modules/{name}")) is not None:
            yield Shipped(name, found["version"], found.get("license", "unknown"), "npm")


def bill(shipped: list[Shipped]) -> dict[str, object]:
    """The software bill of materials, in CycloneDX's form."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "metadata": {
            "component": {
                "type": "application",
                "name": "ostraka",
                "version": ostraka.__version__,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": [
            {
                "type": "library",
                "name": one.name,
                "version": one.version,
                "purl": one.purl,
                "licenses": [{"license": {"name": one.licence}}],
            }
            for one in shipped
        ]
        + [
            {"type": "data", "name": font, "licenses": [{"license": {"id": licence}}]}
            for font, licence in FONTS.items()
        ],
    }


def main(folder: Path) -> None:
    """Write both files."""
    shipped = sorted([*python_packages(), *page_packages()])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "sbom.cdx.json").write_text(json.dumps(bill(shipped), indent=1), encoding="utf-8")
    rows = [f"| {one.name} | {one.version} | {one.licence} |" for one in shipped]
    rows += [f"| {font} (font) | | {licence} |" for font, licence in FONTS.items()]
    table = "\n".join(["| package | version | licence |", "|---|---|---|", *rows])
    title = f"# What Ostraka {ostraka.__version__} ships"
    (folder / "licences.md").write_text(f"{title}\n\n{table}\n", encoding="utf-8")
    print(f"{len(shipped)} packages, {len(FONTS)} fonts: {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "dist"))
