"""Recomputes leaves of the log and the root of its checkpoint, with nothing of the service.

    curl -H "Authorization: Bearer $KEY" "$API/audit-log/proof?id=aud_..." | python3 docs/check-leaf.py
    python3 docs/check-leaf.py evidence.zip
"""
import base64, hashlib, json, sys, zipfile

sha256 = lambda *parts: hashlib.sha256(b"".join(parts)).digest()

def check(given):
    # RFC 6962, 2.1: a leaf is SHA-256(0x00 || entry); the entry is the salted digest of the event.
    leaf = sha256(b"\0", sha256(base64.b64decode(given["salt"]), given["event"].encode()))
    origin, size, root = given["checkpoint"].split("\n")[:3]
    # RFC 9162, 2.1.3.2: up the tree, the sibling on the left or on the right.
    node, last, top = given["leaf_index"], int(size) - 1, leaf
    for sibling in map(base64.b64decode, given["proof"]):
        if node & 1 or node == last:
            top = sha256(b"\1", sibling, top)
            while not node & 1 and node:
                node, last = node >> 1, last >> 1
        else:
            top = sha256(b"\1", top, sibling)
        node, last = node >> 1, last >> 1
    told = base64.b64decode(given["leaf_hash"]) if "leaf_hash" in given else leaf
    good = leaf == told and last == 0 and top == base64.b64decode(root)
    print(f"leaf {leaf.hex()}\nroot {top.hex()} of {size} leaves in {origin}: {'equal' if good else 'DIFFERENT'}")
    return good

if sys.argv[1:]:
    with zipfile.ZipFile(sys.argv[1]) as evidence:
        checkpoint = evidence.read("log/checkpoint.txt").decode()
        events = map(json.loads, evidence.read("log/events.jsonl").splitlines())
        checked = [check({**event, "checkpoint": checkpoint}) for event in events]
else:
    checked = [check(json.load(sys.stdin))]
sys.exit(not (checked and all(checked)))
