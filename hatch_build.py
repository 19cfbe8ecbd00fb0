"""What a wheel has besides the sources: the example game, and from `make wheel` compiled rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface[Any]):
    """Add the example; name the platform where the package carries code compiled for one."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        example = Path(self.root) / "tests" / "outside" / "heaps"
        build_data["force_include"][str(example)] = "ostraka/testing/example"
        if (Path(self.root) / "src" / "ostraka" / "compiled").is_dir():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
