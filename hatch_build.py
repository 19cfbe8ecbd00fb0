"""What `make wheel` adds to the wheel: compiled rules make it one for a platform."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface[Any]):
    """Name the platform where the package carries code that was compiled for one."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if (Path(self.root) / "src" / "ostraka" / "compiled").is_dir() and version == "standard":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
