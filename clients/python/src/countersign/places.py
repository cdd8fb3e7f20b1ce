"""Where fields stand: points from the top left corner of a page."""

from __future__ import annotations

from typing import Any, Callable, Protocol, Union, cast

from .generated.models import FieldInput

Recipient = Union[str, int]


def mm(millimetres: float) -> float:
    """Points of so many millimetres; the API knows points alone."""
    return round(millimetres * 72 / 25.4, 3)


class PageSize(Protocol):
    def __getitem__(self, name: Any, /) -> Any: ...


class percent:
    """Points of a share of a page: `percent(page).x(50)` is its middle."""

    def __init__(self, page: PageSize) -> None:
        self._page = page

    def x(self, share: float) -> float:
        return round(float(self._page["width"]) * share / 100, 3)

    def y(self, share: float) -> float:
        return round(float(self._page["height"]) * share / 100, 3)


def _builder(
    kind: str, type: str, width: float, height: float, **fixed: Any
) -> Callable[..., FieldInput]:
    def build(recipient: Recipient, **options: Any) -> FieldInput:
        size = {} if "places" in options else {"width": width, "height": height}
        field = {"name": f"{recipient}_{kind}", "type": type, "recipient": recipient}
        return cast(FieldInput, {**field, **size, **fixed, **options})

    build.__doc__ = f"A field of kind {kind}, of the usual size and name unless others are given."
    return build


signature = _builder("signature", "signature", 180, 36)
initials = _builder("initials", "signature", 40, 20, variant="initials")
text = _builder("text", "text", 180, 18)
textarea = _builder("textarea", "textarea", 240, 72)
number = _builder("number", "number", 90, 18)
date = _builder("date", "date", 90, 18)
email = _builder("email", "email", 180, 18)
checkbox = _builder("checkbox", "checkbox", 12, 12)
select = _builder("select", "select", 120, 18)
signed_on = _builder("signed_on", "date", 90, 18, auto="signed_at")
