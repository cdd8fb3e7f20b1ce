"""Checks an evidence ZIP by what its README.txt says, with nothing of the service.

    python3 docs/check-evidence.py evidence.zip

Needs openssl on the PATH for signatures, certificates and timestamps. Whether the seal of sealed.pdf
holds is for a PDF reader that checks signatures; that all else is what stands below that seal is
checked here. What the trust/ of the ZIP says is believed here: to learn who sealed the document,
compare it with what the service publishes.
"""
import base64, calendar, decimal, hashlib, json, os, re, subprocess, sys, tempfile, zipfile, zlib

sha256 = lambda *parts: hashlib.sha256(b"".join(parts)).digest()
failed = []

def say(what, good):
    # What a file names cannot write a line of its own.
    print(f"{what.encode('unicode_escape').decode()}: {'holds' if good else 'FAILED'}")
    if not good:
        failed.append(what)

def tried(what, check, *given):
    """What a check returns; of a file in which something is missing or of another type, nothing."""
    try:
        return check(*given)
    except Exception as problem:
        say(f"{what} can be read ({type(problem).__name__}: {problem})", False)

def unpadded(octets):
    return base64.urlsafe_b64encode(octets).rstrip(b"=").decode()

def b64url(text):
    """The octets of base64url in the one spelling that they have (RFC 7515, 2)."""
    octets = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if unpadded(octets) != text:
        raise ValueError("not base64url as it is written")
    return octets

def openssl(*arguments, **files):
    """Whether openssl is content; {name} in an argument is a file with those octets."""
    with tempfile.TemporaryDirectory() as folder:
        for name, octets in files.items():
            with open(os.path.join(folder, name), "wb") as file:
                file.write(octets)
        paths = {name: os.path.join(folder, name) for name in files}
        return subprocess.run(
            ["openssl", *(one.format(**paths) for one in arguments)], capture_output=True)

def der_signature(octets):
    """ECDSA-Sig-Value of r || s."""
    def integer(part):
        part = part.lstrip(b"\0") or b"\0"
        part = b"\0" + part if part[0] & 0x80 else part
        return bytes([2, len(part)]) + part
    body = integer(octets[:32]) + integer(octets[32:])
    return bytes([0x30, len(body)]) + body

def is_included(leaf, index, size, path, root):
    # RFC 9162, 2.1.3.2
    node, last, top = index, size - 1, leaf
    if index >= size:
        return False
    for sibling in path:
        if last == 0:
            return False
        if node & 1 or node == last:
            top = sha256(b"\1", sibling, top)
            while not node & 1 and node:
                node, last = node >> 1, last >> 1
        else:
            top = sha256(b"\1", top, sibling)
        node, last = node >> 1, last >> 1
    return last == 0 and top == root

def is_consistent(first, second, path):
    # RFC 9162, 2.1.4.2; each head is (size, root)
    (size, root), (new_size, new_root) = first, second
    if size == new_size:
        return root == new_root and not path
    path = list(path)
    if size & (size - 1) == 0:
        path.insert(0, root)
    if not path:
        return False
    node, last = size - 1, new_size - 1
    while node & 1:
        node, last = node >> 1, last >> 1
    old = new = path[0]
    for sibling in path[1:]:
        if last == 0:
            return False
        if node & 1 or node == last:
            old, new = sha256(b"\1", sibling, old), sha256(b"\1", sibling, new)
            while not node & 1 and node:
                node, last = node >> 1, last >> 1
        else:
            new = sha256(b"\1", new, sibling)
        node, last = node >> 1, last >> 1
    return last == 0 and (old, new) == (root, new_root)

def head_of(note):
    origin, size, root = note.decode().split("\n")[:3]
    return int(size), base64.b64decode(root)

def is_note_signed(note, keys):
    text, _, signatures = note.decode().partition("\n\n")
    for line in signatures.splitlines():
        name, octets = line.split(" ")[1], base64.b64decode(line.split(" ")[2])
        for key in keys:
            key_name, key_id, typed = re.fullmatch(r"(.+)\+([0-9a-f]{8})\+(.+)", key).groups()
            public = base64.b64decode(typed)
            right_id = sha256(key_name.encode(), b"\n", public)[:4] == bytes.fromhex(key_id)
            if name == key_name and octets[:4].hex() == key_id and right_id:
                spki = bytes.fromhex("302a300506032b6570032100") + public[1:]
                return openssl("pkeyutl", "-verify", "-pubin", "-keyform", "DER", "-inkey", "{key}",
                    "-rawin", "-in", "{text}", "-sigfile", "{signature}",
                    key=spki, text=text.encode() + b"\n", signature=octets[4:]).returncode == 0
    return False

def is_stamped(token, digest, roots):
    # At the time that it says: the authority's certificate may have expired since.
    told = openssl("ts", "-reply", "-token_in", "-in", "{token}", "-token_out", "-text", token=token)
    found = re.search(rb"Time stamp: (.+) GMT", told.stdout)
    if not found:
        return False
    time = calendar.timegm(parse_time(re.sub(r"\.\d+", "", found[1].decode())))
    return openssl("ts", "-verify", "-token_in", "-in", "{token}", "-digest", digest.hex(),
        "-attime", str(time), "-CAfile", "{roots}", token=token, roots=roots).returncode == 0

def parse_time(text):
    month, *rest = text.split()
    months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
    day, clock, year = rest
    return (int(year), months.index(month) + 1, int(day), *map(int, clock.split(":")))

def cose_key(octets):
    """{label: value} of a COSE key that fills the octets; of CBOR no more than such keys have."""
    def head(at):
        major, value, at = octets[at] >> 5, octets[at] & 31, at + 1
        end = at + ({24: 1, 25: 2, 26: 4}[value] if value > 23 else 0)
        return major, int.from_bytes(octets[at:end], "big") if end > at else value, end
    def item(at):
        major, value, at = head(at)
        if major < 2:
            return (value if major == 0 else -1 - value), at
        part = octets[at:at + value]
        return {2: bytes, 3: bytes.decode}[major](part), at + value
    major, count, at = head(0)
    entries = {}
    for _ in range(count):
        label, at = item(at)
        entries[label], at = item(at)
    if major != 5 or at != len(octets) or len(entries) != count:
        raise ValueError("not a COSE key")
    return entries

def public_key(key):
    """SubjectPublicKeyInfo of ES256, EdDSA and RS256, as PEM."""
    def der(tag, *parts):
        body = b"".join(parts)
        size = len(body).to_bytes(2, "big").lstrip(b"\0") or b"\0"
        return bytes([tag]) + (bytes([0x80 + len(size)]) if len(body) > 127 else b"") + size + body
    def coordinate(label):
        if len(key[label]) != 32:
            raise ValueError("not a point of the curve")
        return key[label]
    kinds = {
        (2, -7, 1): lambda: bytes.fromhex(
            "3059301306072a8648ce3d020106082a8648ce3d03010703420004") + coordinate(-2) + coordinate(-3),
        (1, -8, 6): lambda: bytes.fromhex("302a300506032b6570032100") + coordinate(-2),
        (3, -257, None): lambda: der(0x30, bytes.fromhex("300d06092a864886f70d0101010500"), der(
            3, b"\0", der(0x30, der(2, b"\0" + key[-1]), der(2, key[-2])))),
    }
    # What is a curve's number elsewhere is the modulus of RSA.
    kind = (key[1], key[3], None if isinstance(key[-1], bytes) else key[-1])
    if kind not in kinds:
        raise ValueError("a key of a kind that is not taken")
    spki = base64.encodebytes(kinds[kind]()).decode()
    return f"-----BEGIN PUBLIC KEY-----\n{spki}-----END PUBLIC KEY-----\n".encode()

def check_passkey(record, passkey):
    """That a key on the signer's device signed exactly the act of the record (WebAuthn, 7.2)."""
    id = f"{record['signature_id']} passkey"
    act_octets, key_octets, data, client_octets, signature, _ = (b64url(passkey[part]) for part in (
        "act", "public_key", "authenticator_data", "client_data", "signature", "credential_id"))
    key, client = cose_key(key_octets), json.loads(client_octets.decode())
    pem, host = public_key(key), re.fullmatch(r"https?://([^/:]+)(:\d+)?", client["origin"])
    say(f"{id}: it signed", client["type"] == "webauthn.get")
    say(f"{id}: over the act", client["challenge"] == unpadded(sha256(act_octets)))
    say(f"{id}: on {client['origin']}", host is not None and data[:32] == sha256(host[1].encode()))
    say(f"{id}: somebody was there", len(data) >= 37 and data[32] & 1 == 1)
    say(f"{id}: the person was verified", data[32] & 4 == 4)
    say(f"{id}: flags", canonical(passkey["flags"]) == canonical({
        "user_present": data[32] & 1 > 0, "user_verified": data[32] & 4 > 0,
        "backup_eligible": data[32] & 8 > 0, "backed_up": data[32] & 16 > 0}))
    how = ("pkeyutl", "-verify", "-pubin", "-inkey", "{key}", "-rawin", "-in", "{signed}",
        "-sigfile", "{signature}") if key[3] == -8 else (
        "dgst", "-sha256", "-verify", "{key}", "-signature", "{signature}", "{signed}")
    say(f"{id}: signature", openssl(*how, key=pem, signed=data + sha256(client_octets),
        signature=signature).returncode == 0)
    act = json.loads(act_octets.decode())
    say(f"{id}: the act is canonical JSON", canonical(act) == act_octets)
    given, initials = record["document"], record.get("initials", {})
    for what, signed, recorded in (
        ("document", act.get("document_id"), record["document_id"]),
        ("recipient", act.get("recipient_id"), record["recipient"]["id"]),
        ("action", act.get("action"), "sign" if record["meaning"] == "signed" else "approve"),
        ("prepared file", act.get("prepared_sha256"), given["prepared_sha256"]),
        ("file shown", act.get("shown_sha256"), given["shown_sha256"]),
        ("field values", sha256(canonical(act.get("fields"))).hex(), record["field_values_sha256"]),
        ("signature", act.get("signature_sha256"), record["image_sha256"] or record["text_sha256"]),
        ("initials", act.get("initials_sha256"),
            initials.get("image_sha256") or initials.get("text_sha256")),
        ("consent", act.get("consent"), {one: record["consent"][one] for one in ("version", "sha256")}),
    ):
        say(f"{id}: {what} of the act", signed == recorded)

def number(value):
    """As ECMAScript writes it: Python has other exponents."""
    exact = decimal.Decimal(repr(float(value) + 0)).normalize()
    if not exact.is_finite():
        raise ValueError("a number that JSON has not")
    return format(exact, "f" if value == 0 or 1e-6 <= abs(value) < 1e21 else "e")

def canonical(value):
    """RFC 8785."""
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be"))
        return b"{" + b",".join(canonical(one) + b":" + canonical(value[one]) for one in names) + b"}"
    if isinstance(value, list):
        return b"[" + b",".join(map(canonical, value)) + b"]"
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return number(value).encode()
    return json.dumps(value, ensure_ascii=False).encode()

def is_certified(record, chain, ocsp, roots):
    """Whether the certificate names the recipient, leads to a root and was good when they acted."""
    at = calendar.timegm(tuple(map(int, re.findall(r"\d+", record["act"]["at"])[:6])))
    pem = [pem_of(one).encode() for one in chain]
    subject = openssl("x509", "-in", "{leaf}", "-noout", "-subject", "-nameopt",
        "multiline,utf8,-esc_msb", leaf=pem[0]).stdout.decode().splitlines()[1:]
    named = dict(re.split(r" += ", line.strip(), maxsplit=1) for line in subject)
    who = record["recipient"]
    path = openssl("verify", "-attime", str(at), "-CAfile", "{roots}", "-untrusted", "{rest}",
        "{leaf}", leaf=pem[0], rest=b"".join(pem[1:]) or roots, roots=roots)
    status = openssl("ocsp", "-respin", "{ocsp}", "-issuer", "{issuer}", "-cert", "{leaf}",
        "-CAfile", "{roots}", "-attime", str(at), "-no_nonce", ocsp=ocsp, leaf=pem[0],
        issuer=pem[1] if len(pem) > 1 else roots, roots=roots)
    # Of the answer's own times openssl knows only whether they are now.
    said, to = re.search(r"(\w+)\n\tThis Update: .+ GMT\n\tNext Update: (.+) GMT",
        status.stdout.decode()).groups()
    is_then = at <= calendar.timegm(parse_time(to))
    return (named.get("commonName"), named.get("userId")) == (who["name"], who["id"]) \
        and path.returncode == 0 and b"Response verify OK" in status.stderr \
        and said == "good" and is_then

def pem_of(der):
    lines = base64.encodebytes(der).decode()
    return f"-----BEGIN CERTIFICATE-----\n{lines}-----END CERTIFICATE-----\n"

def has_its_fields(record, evidence, values):
    """Whether the fields that were shown are those of evidence.json, and suggestions what it says."""
    described = {one["id"]: one for one in evidence["document"]["fields"]}
    shown = [described.get(one["field_id"], {}) for one in record.get("fields", [])]
    suggested = [{"field_id": one["id"], "changed": values.get(one["id"]) != one["value"]}
        for one in shown if "value" in one and not one.get("read_only") and "auto" not in one]
    return suggested == record.get("suggested", []) and all(
        sha256(canonical(described.get(one["field_id"]))).hex() == one["sha256"]
        for one in record.get("fields", []))

def check_record(files, name, evidence):
    header, payload, signature = files[name].decode().split(".")
    head, record, octets = json.loads(b64url(header)), json.loads(b64url(payload)), b64url(signature)
    id = record["signature_id"]
    leaf = base64.b64decode(head["x5c"][0])
    thumbprint = unpadded(sha256(leaf))
    key = openssl("x509", "-inform", "DER", "-in", "{leaf}", "-pubkey", "-noout", leaf=leaf).stdout
    signed = openssl("dgst", "-sha256", "-verify", "{key}", "-signature", "{signature}", "{signed}",
        key=key, signature=der_signature(octets), signed=f"{header}.{payload}".encode())
    say(f"{id} signature", head["alg"] == "ES256" and head["x5t#S256"] == thumbprint
        and name == f"records/{id}.jws" and signed.returncode == 0)
    chain = [base64.b64decode(one) for one in head["x5c"]]
    beside = files.get(f"certificates/{id}.pem", b"").replace(b"\n", b"")
    say(f"{id} certificates beside it", beside == b"".join(
        pem_of(one).replace("\n", "").encode() for one in chain))
    say(f"{id} certificate", is_certified(record, chain,
        files.get(f"records/{id}.ocsp", b""), files["trust/roots.pem"]))
    if f"records/{id}.tst" in files:
        say(f"{id} timestamp", is_stamped(
            files[f"records/{id}.tst"], sha256(octets), files["trust/timestamp-roots.pem"]))
    for step in record.get("authentication", []):
        if step["method"] == "passkey" or "passkey" in step:
            tried(f"{id} passkey", check_passkey, record, step.get("passkey"))
    initials = record.get("initials", {})
    named = {
        f"given/{id}.json": record["field_values_sha256"],
        f"given/{id}.png": record["image_sha256"],
        f"given/{id}.txt": record["text_sha256"],
        f"given/{id}-initials.png": initials.get("image_sha256"),
        f"given/{id}-initials.txt": initials.get("text_sha256"),
        f"consents/{record['consent']['sha256']}.txt": record["consent"]["sha256"],
    }
    for file, digest in named.items():
        if digest is None:
            say(f"{id} without {file}", file not in files)
        else:
            say(f"{id} {file}", sha256(files.get(file, b"")).hex() == digest)
    prepared = evidence["document"]["prepared_sha256"]
    say(f"{id} document", record["document"]["prepared_sha256"] == prepared
        and record["document_id"] == evidence["document"]["id"]
        and record["organization_id"] == evidence["document"]["organization"]["id"])
    who = {"meaning": record["meaning"], **record["recipient"]}
    say(f"{id} recipient", [who] == [{one: known[one] for one in who}
        for known in evidence["recipients"] if known["id"] == who["id"]])
    say(f"{id} fields", has_its_fields(record, evidence, json.loads(files[f"given/{id}.json"])))
    return record

def is_by(who, event):
    """Whether an event was this person's own doing."""
    return event["actor_type"] == "recipient" and event["actor_email"] == who["email"] \
        and event.get("actor_name", who["name"]) == who["name"]

def own_events(who, events, given=("name", "email")):
    """What was done in a place since one of these was last changed."""
    own = [one for one in events if one.get("resource_id") == who["id"]]
    named = [at for at, one in enumerate(own) if one["type"] == "recipient.updated"
        and set(given) & set(one["details"]["changed"])]
    return own[named[-1] + 1 if named else 0:]

def theirs(who, events):
    """What is theirs by address and name."""
    return [one for one in own_events(who, events) if is_by(who, one)]

def views(who, events):
    """A name may be corrected after the view: what was before that is theirs by the address."""
    named = own_events(who, events)
    return [one for one in own_events(who, events, ("email",)) if one["type"] == "recipient.viewed"
        and is_by(who if one in named else {**who, "name": one.get("actor_name")}, one)]

def is_act_logged(record, events):
    """Whether the log has act, view and consent by this person, as the record says."""
    own = theirs(record["recipient"], events) + views(record["recipient"], events)
    def at(kind, part):
        return [one["details"] for one in own if one["type"] == f"recipient.{kind}"
            and (one["at"], one.get("ip_address")) == (part["at"], part["ip_address"])]
    consent = record["consent"]
    return [record["signature_id"]] == [one["signature_id"]
            for one in at(record["meaning"], record["act"])] \
        and at("viewed", record["view"]) != [] \
        and (consent["version"], consent["sha256"], consent["user_agent"]) in [
            (one["consent_version"], one["consent_sha256"], one["user_agent"])
            for one in at("consented", consent)]

def is_passed_on(record, events):
    """Whether the log has each passing on of the place, from the first holder to who acted."""
    def of(kind, id):
        return [one for one in events if one["type"] == kind and one.get("resource_id") == id]
    def came_from(id):
        return [one["details"].get("reassigned_from") for one in of("recipient.added", id)]
    before = record.get("in_place_of", [])
    ids = [one["recipient_id"] for one in before] + [record["recipient"]["id"]]
    for holder, follower in zip(before, ids[1:]):
        passed = of("recipient.reassigned", holder["recipient_id"])
        if holder["by"] == "recipient" and not all(is_by(holder, one) for one in passed):
            return False
        logged = [(one["at"], one["details"]["reassigned_to"], one["details"]["by"],
            one["details"].get("reason")) for one in passed]
        if logged != [(holder["at"], follower, holder["by"], holder.get("reason"))]:
            return False
        if came_from(follower) != [holder["recipient_id"]]:
            return False
    return came_from(ids[0]) == [None] and not of("recipient.reassigned", ids[-1])

def is_proved(record, events):
    """Whether the log has each step of the authentication, and the event of the act lists them."""
    steps = record.get("authentication", [])
    [listed] = [one["details"].get("authentication", []) for one in events
        if one["details"].get("signature_id") == record["signature_id"]]
    logged = [(one["at"], one["details"]["method"], one["details"]["attempt"], one.get("ip_address"))
        for one in theirs(record["recipient"], events) if one["type"] == "recipient.authenticated"]
    return listed == [{name: one[name] for name in ("method", "before", "at", "hint") if name in one}
        for one in steps] and all((one["method"] == "test" or (one["at"], one["method"],
        one["attempts"], one["ip_address"]) in logged) and one["at"] <= record["act"]["at"]
        for one in steps)

def parties(events):
    """Who was added and not removed, those who get a copy too."""
    known = set()
    for one in events:
        if one["type"] == "recipient.added":
            known.add(one["resource_id"])
        if one["type"] == "recipient.removed":
            known.discard(one["resource_id"])
    return known

def begins_with(sealed, digest):
    for found in re.finditer(rb"%%EOF", sealed):
        for more in range(3):
            if sha256(sealed[:found.end() + more]).hex() == digest:
                return True
    return False

def below_the_seal(sealed):
    """What the seal covers, its own value left out."""
    start, size, rest, more = map(int, re.search(
        rb"/ByteRange \[(\d+) (\d+) (\d+) (\d+)", sealed).groups())
    return sealed[start:size] + sealed[rest:rest + more]

def is_attached(sealed, evidence):
    """Whether a packed stream that the seal covers holds these octets."""
    covered = below_the_seal(sealed)
    for found in re.finditer(rb"stream\r?\n", covered):
        try:
            packed = covered[found.end():]
            if zlib.decompressobj().decompress(packed, len(evidence) + 1) == evidence:
                return True
        except zlib.error:
            pass
    return False

def files_of(evidence):
    """What follows from evidence.json, by name; None for what it has no octets of."""
    files = {"original.sha256": evidence["document"]["original_sha256"].encode() + b"\n",
        "log/checkpoint.txt": evidence["log"]["checkpoint"].encode()}
    for one in evidence["records"]:
        id = one["signature_id"]
        head, record = (json.loads(b64url(part)) for part in one["jws"].split(".")[:2])
        files[f"records/{id}.jws"] = one["jws"].encode()
        files[f"certificates/{id}.pem"] = None
        files[f"given/{id}.json"] = canonical(one["given"]["field_values"])
        for part, text in (("ocsp", one.get("ocsp")), ("tst", one.get("timestamp_token"))):
            if text is not None:
                files[f"records/{id}.{part}"] = base64.b64decode(text)
        for drawn, typed, which in ((record, one["given"]["text"], ""),
                (record.get("initials", {}), one["given"]["initials_text"], "-initials")):
            if drawn.get("image_sha256"):
                files[f"given/{id}{which}.png"] = None
            if drawn.get("text_sha256"):
                files[f"given/{id}{which}.txt"] = typed.encode()
    for one in evidence["consents"]:
        files[f"consents/{one['sha256']}.txt"] = one["text"].encode()
    return files

# Of the service and not of the document; the log's are checked by their signatures.
beside = {"README.txt", "sealed.pdf", "evidence.json", "SHA256SUMS", "log/events.jsonl",
    "trust/roots.pem", "trust/timestamp-roots.pem", "trust/log-key.txt"}
stamped = {"log/timestamped-checkpoint.txt", "log/timestamped-checkpoint.tst", "log/consistency.txt"}

def check(files):
    for line in files["SHA256SUMS"].decode().splitlines():
        digest, name = line.split("  ", 1)
        say(name, sha256(files.get(name, b"")).hex() == digest)
    evidence = json.loads(files["evidence.json"])
    say("evidence.json is below the seal", is_attached(files["sealed.pdf"], files["evidence.json"]))
    following = files_of(evidence)
    later = stamped if stamped & set(files) else set()
    say("these files and no others", set(files) == beside | later | set(following))
    say("files are those of evidence.json", all(files.get(name) == octets
        for name, octets in following.items() if octets is not None))
    say("events are those of evidence.json", evidence["log"]["events"] == [
        json.loads(line) for line in files["log/events.jsonl"].splitlines()])
    say("sealed.pdf begins with the prepared file",
        begins_with(files["sealed.pdf"], evidence["document"]["prepared_sha256"]))
    checked = [tried(name, check_record, files, name, evidence)
        for name in files if name.endswith(".jws")]
    records = [record for record in checked if record]
    note, keys = files["log/checkpoint.txt"], files["trust/log-key.txt"].decode().split()
    say("log/checkpoint.txt", is_note_signed(note, keys))
    size, root = head_of(note)
    events, acts = [], set()
    for line in files["log/events.jsonl"].splitlines():
        given = json.loads(line)
        event = json.loads(given["event"])
        leaf = sha256(b"\0", sha256(base64.b64decode(given["salt"]), given["event"].encode()))
        path = [base64.b64decode(one) for one in given["proof"]]
        say(f"{event['id']} {event['type']}",
            is_included(leaf, given["leaf_index"], size, path, root))
        say(f"{event['id']} is of the document", event["document_id"] == evidence["document"]["id"])
        events.append(event)
        if event["type"] in ("recipient.signed", "recipient.approved"):
            acts.add(event["details"]["signature_id"])
    say("the events are complete", [one["sequence"] for one in events] == list(range(1, len(events) + 1))
        and any(one["type"] == "document.completed" for one in events))
    say("each act has its record", acts == {one["signature_id"] for one in records})
    for part in ("created", "sent", "completed"):
        say(f"the document was {part} then", evidence["document"][f"{part}_at"] in [
            one["at"] for one in events if one["type"] == f"document.{part}"])
    for record in records:
        say(f"{record['signature_id']} is in the log", is_act_logged(record, events))
        say(f"{record['signature_id']} holders", is_passed_on(record, events))
        say(f"{record['signature_id']} authentication", is_proved(record, events))
    for who in evidence["recipients"]:
        if who["meaning"] == "viewed":
            say(f"{who['id']} viewed it", views(who, events) != [])
    say("the log knows these people", parties(events) == {
        one["id"] for one in evidence["details"] if one["id"].startswith("rec_")})
    if "log/timestamped-checkpoint.txt" in files:
        later = files["log/timestamped-checkpoint.txt"]
        proof = [base64.b64decode(one) for one in files["log/consistency.txt"].split()]
        say("log/timestamped-checkpoint.txt", is_note_signed(later, keys)
            and is_consistent((size, root), head_of(later), proof))
        say("log/timestamped-checkpoint.tst", is_stamped(files["log/timestamped-checkpoint.tst"],
            sha256(later), files["trust/timestamp-roots.pem"]))

def read(path):
    """The files of a ZIP in which each stands once, as it is, and no octet stands besides."""
    with zipfile.ZipFile(path) as archive:
        entries = archive.infolist()
        files = {one.filename: archive.read(one) for one in entries}
        size = 22 + sum(76 + 2 * len(one.filename) + one.file_size for one in entries)
        say("the ZIP", len(files) == len(entries) and size == os.path.getsize(path)
            and all(one.compress_type == zipfile.ZIP_STORED and one.compress_size == one.file_size
                for one in entries))
        return files

tried("it", lambda: check(read(sys.argv[1])))
sys.exit(1 if failed else 0)
