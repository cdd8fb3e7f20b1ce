"""Loaded by Schemathesis (see schemathesis.toml): makes valid what a schema calls valid.

A schema cannot say that an id must exist, that one moment comes before another, or that a cursor
is one that we gave out. Requests that break nothing in the schema are completed here in just these
points; requests that are meant to be wrong are sent as they are, but for two settings.
"""

import base64
import json
import os
import re
import uuid
import zlib
from datetime import datetime, timedelta, timezone

import schemathesis
from hypothesis import strategies
from schemathesis.openapi.checks import EnsureResourceAvailability

scene = json.loads(os.environ["COUNTERSIGN_SCENE"])
# Ids.
deleted = set()

# Always the same file: an address takes no other, and answers the same one as often as it comes.
pdf = strategies.just(base64.b64decode(scene["pdf"]))
schemathesis.openapi.media_type("application/pdf", pdf)
# Of a file to be verified no type is asked; what is neither PDF nor ZIP is refused.
schemathesis.openapi.media_type("application/octet-stream", pdf)


@schemathesis.hook
def before_call(context, case, kwargs):
    stay_let_in(case)
    if not is_positive(case):
        return
    name = case.operation.definition.raw["operationId"]
    fill_query(name, case)
    if isinstance(case.body, dict):
        fill_body(name, case.body)
    if "Idempotency-Key" in (case.headers or {}):
        # Most values come from the one example, and each but the first would be refused as used.
        case.headers["Idempotency-Key"] = str(uuid.uuid4())


@schemathesis.hook
def after_call(context, case, response):
    if case.method == "DELETE" and response.status_code < 400:
        deleted.add(case.query["id"])


@schemathesis.hook
def filter_failure(context, failure, case, response):
    if isinstance(failure, EnsureResourceAvailability):
        # It sees a deletion by its path alone, so none of ours, whose ids are in the query.
        return not any(id in deleted for id in ids_of(case))
    # Past a limit of the workspace (50 webhooks, 100 recipients) every further one is a 400.
    return not re.search(rb'"message":"a \w+ has at most \d+ \w+"', response.content)


def ids_of(case):
    query = case.query or {}
    return [query[key] for key in ("document_id", "id") if isinstance(query.get(key), str)]


def is_positive(case):
    return case.meta is not None and case.meta.generation.mode.is_positive


def stay_let_in(case):
    """Settings that would lock this key out, and fail every request after, are sent harmless."""
    body = case.body if isinstance(case.body, dict) else {}
    security = body.get("security")
    if case.operation.path != "/api/v1/settings" or not isinstance(security, dict):
        return
    if security.get("allow_api_access") is False:
        security["allow_api_access"] = True
    ranges = security.get("ip_allowlist")
    if isinstance(ranges, list) and ranges:
        # What is no range stays wrong where it is meant to be.
        kept = [] if is_positive(case) else ranges
        security["ip_allowlist"] = [*kept, "127.0.0.0/8", "::1/128"]


def fill_query(name, case):
    query = case.query or {}
    ids = [key for key in ("document_id", "id", "delivery_id") if key in query]
    if ids and not all(is_ours(query[key]) for key in ids) and case.method != "DELETE":
        chosen = example_ids(name, ids, query)
        query.update({key: value for key, value in chosen.items() if key in ids})
    # Signed by us, for one list with its filters.
    query.pop("cursor", None)
    if "from" in query and "to" in query:
        # Sizes of the log, which has had both; elsewhere times.
        sizes = name == "proveAuditLogConsistency"
        query["from"], query["to"] = (1, 2) if sizes else (1_700_000_000_000, 1_900_000_000_000)
    # One of the two.
    if name == "resendWebhookDeliveries" and "delivery_id" in query:
        query.pop("since", None)
    elif name == "resendWebhookDeliveries":
        query["since"] = 0
    if name in scene["token"]:
        case.path_parameters["token"] = scene["token"][name]


def fill_body(name, body):
    if name == "createDocument":
        body.update(scene["upload"])
        body.pop("page_count", None)
    if name in ("createContact", "addRecipient"):
        # Each address once.
        body["email"] = f"{uuid.uuid4()}@example.com"
    for member in ("name", "first_name", "last_name"):
        # To a schema a name is any text, and so is what no font of ours can draw.
        if not str(body.get(member) or "").isascii():
            body[member] = "Ana Torres"
    if name == "createTemplate":
        body["document_id"] = pick("document", body)["id"]
    if name == "consentToElectronicSigning":
        body["version"] = scene["consent"]
    if name == "updateDocumentAccess" and "user_ids" in body:
        body["user_ids"] = [member["user_id"] for member in scene["member"]]
        if body.get("sharing_mode") != "specific":
            del body["user_ids"]
    if name == "signDocument":
        # The file has none.
        body.pop("fields", None)
        # To a schema an image is any text, and so is what no font of ours can draw.
        drawn = {"image": scene["image"], "text": "Ana Torres"}
        for given in (body["signature"], body.get("initials")):
            if isinstance(given, dict):
                given.update({key: drawn[key] for key in drawn.keys() & given.keys()})
            # Strokes or a picture, and both may be left out to a schema.
            if isinstance(given, dict) and given.get("type") == "draw":
                given.pop("image", None)
                given["strokes"] = scene["strokes"]
    if isinstance(body.get("deadline"), str):
        body["deadline"] = (datetime.now(timezone.utc) + timedelta(days=9)).isoformat()


def example_ids(name, keys, query):
    """Ids that belong together, for the parameters that an operation takes."""
    if "delivery_id" in keys:
        return pick("delivery", query)
    if "document_id" in keys:
        kind = "signature" if "Signature" in name else "recipient"
        return pick(kind if "id" in keys else "recipient", query)
    for kind in ("template", "contact", "member", "webhook"):
        if kind in name.lower():
            return pick(kind, query)
    return pick("document", query)


def pick(kind, given):
    """The same for the same request: chains of links end where a repeated one goes otherwise."""
    chosen = zlib.crc32(json.dumps(given, default=str).encode())
    return scene[kind][chosen % len(scene[kind])]


def is_ours(value):
    """Made in this run, so not one of the examples, which all have one date in their beginning."""
    return isinstance(value, str) and bool(re.fullmatch(r"[a-z]{3}_(?!01k9z)[0-9a-z]{26}", value))
