/** Written for somebody who has nothing but the ZIP: each file, to the octet. */
export const readme = `Evidence of a signed document
=============================

sealed.pdf           the document as it was signed, with everybody's signature and the seal
evidence.json        what the seal carries as an attachment; the files below are taken out of it
original.sha256      SHA-256 of the file that the sender uploaded
records/             what each person did (.jws), that their certificate was good (.ocsp), and when
                     the record existed at the latest (.tst)
certificates/        of each record, the recipient's first
given/               what each person filled in (.json), drew (.png) and typed (.txt)
consents/            the words that were agreed to, by their SHA-256
log/events.jsonl     each event with its salt, its place in the log and its proof
log/checkpoint.txt   the signed head of the log that the proofs lead to
SHA256SUMS           of all other files; sha256sum -c SHA256SUMS

The log of all events is stamped once a day by a timestamp authority. If that has happened since
the document was sealed, these three are here, and were not when the ZIP was fetched earlier:

log/timestamped-checkpoint.txt   the head of the log that was stamped, signed by its key
log/timestamped-checkpoint.tst   the timestamp over it (RFC 3161)
log/consistency.txt              the proof that this log begins with that of log/checkpoint.txt

And what all this leads to, as the service names it:

trust/roots.pem             certificates that seal and records end at
trust/timestamp-roots.pem   certificates that timestamps end at
trust/log-key.txt           the keys of the log, one a line, the present one first

Whoever can make a ZIP can put their own three files in trust/. Measured by them alone, who sealed it,
who acted, when, and the log are "not checked". To have that checked, take the three from somewhere
else: from the service's own address when you first deal with it, or from somebody who did, and give
them to the verifier. It needs no network:

countersign verify <this ZIP> --roots <PEM> --timestamp-roots <PEM> --log-key <key>

Each line says ok, FAILED, or not checked and why; with --strict what was not checked counts too.

The files to the octet
----------------------

This is enough to check the files without that program. Every hash is SHA-256; || joins octets;
base64 is RFC 4648, 4; base64url is RFC 4648, 5, without padding; text is UTF-8.

sealed.pdf carries one seal, a PAdES signature (ETSI EN 319 142-1) that PDF readers check, and in it
evidence.json as its only attachment. It begins with the prepared file, octet for octet: the pages
as they were before anybody signed. The prepared file ends at one of the "%%EOF" (and the line end
after it, if any) in sealed.pdf: at the one up to which the hash is document.prepared_sha256 in
evidence.json.

records/<id>.jws is a compact JWS (RFC 7515): header "." record "." signature, each in base64url.
  The header's alg is ES256, x5c holds certificates (base64 of DER, the recipient's first), and
  x5t#S256 is base64url of the hash of the first. The signature, 64 octets (r || s), is by that
  certificate's key over the ASCII text of header "." record. The record is canonical JSON
  (RFC 8785). The certificate's CN is recipient.name, its UID recipient.id.
records/<id>.tst is a TimeStampToken (RFC 3161, DER). Its imprint is the hash of the 64 octets of
  the signature: of the third part of the JWS, decoded.
records/<id>.ocsp is an OCSPResponse (RFC 6960, DER) about the recipient's certificate. It says
  "good", and has to hold at the time of the act, "at" of act: nextUpdate is no earlier. thisUpdate may
  be later, since what is good then was good before. The certificates have to be valid at the time of
  the act too, and the answer made while the recipient's was. The present time does not matter.
authentication[].passkey of a record (version 2) is what a key on the signer's device signed, in
  base64url. challenge in client_data is the SHA-256 of act, the act in canonical JSON, whose
  members are those of the record; the key is public_key (COSE, RFC 9052), and signature is over
  authenticator_data and the SHA-256 of client_data. The first 32 octets of authenticator_data
  are the SHA-256 of the host of the origin in client_data; in the next, bit 0 says that somebody
  was there, bit 2 that the device verified the person, bit 4 that the key is backed up.
certificates/<id>.pem holds the certificates of x5c, in their order.
original.sha256 holds the 64 digits of document.original_sha256 in evidence.json, and a line feed. The
  file that was uploaded is not in the ZIP: the sender has it.

What a record says, in hashes (in hexadecimal; null, or not there, where nothing was given):
  document.prepared_sha256     of the prepared file
  document.shown_sha256        of the PDF that this person was served before the act, whole: the
                               prepared file, or that with the marks of those who had acted before.
                               In the second case this is the one hash here that cannot be computed
                               from the ZIP: that PDF is no file of it and cannot be made from it.
                               What it showed besides the prepared file is in the records of those
                               who acted before this one; the service compares the hash with those
                               of the files that it served
  field_values_sha256          of given/<id>.json, octet for octet
  fields[].sha256              of the canonical JSON (RFC 8785) of the entry of document.fields in
                               evidence.json whose id is field_id: the field as it was shown
  image_sha256, text_sha256    of given/<id>.png, given/<id>.txt
  initials.image_sha256, initials.text_sha256   of given/<id>-initials.png, given/<id>-initials.txt
  consent.sha256               of consents/<that hash>.txt
  "shown" says when the last octet of that PDF was served and how it was asked for; "consent",
  "view" and "act" say the same of each of these: "at" is when (UTC), "channel" the link through which
  it came, ip_address and user_agent from where and by what. channel is "mail" for a link that the
  service mailed to recipient.email, "api" for one that a program of the sender's was given (or by
  which it acted, in a test workspace), null where that was not noted.
  consent.version is consent.language, "-" and the first 8 digits of consent.sha256.
  signature_field_ids are the ids of the fields of type signature, in document.fields, that this
  signature fills, [] where there were none or it was an approval; initials.field_ids those that the
  initials fill.
  in_place_of, there in version 2 only, names those who held this person's place before, the oldest
  first: recipient_id, name, email, when ("at") and by whom ("sender" or "recipient") the place was
  passed on, and "reason" where one was given.

A record's "fields" are those that the person was shown; "suggested" are those of them with a value
  beforehand that the person could change (value, in document.fields, without read_only), and whether
  the value in given/<id>.json is another: "changed". A suggestion that was left as it was is a value
  there like any other. What is read_only is the sender's, and stands in the prepared file.

given/<id>.json is canonical JSON (RFC 8785) of the values by the id of their field; {} where there
  were none. What each field asks is in evidence.json, document.fields. The same values and texts
  are in evidence.json, records[].given; pictures are in sealed.pdf only as they are drawn there.

evidence.json, "details": hashes of what else the service keeps of the document and of each
  recipient, with a salt that it keeps to itself. They let the service see that it was not changed.

log/events.jsonl has one JSON object a line: "event" (text, canonical JSON), "salt" (base64, 32
  octets), "leaf_index", "proof" (hashes in base64, from the leaf's sibling upwards).
  leaf = hash(0x00 || hash(salt || event)); node = hash(0x01 || left || right) (RFC 6962, 2.1).
  Up the tree (RFC 9162, 2.1.3.2), the leaf leads to the root in log/checkpoint.txt. The events are
  numbered by "sequence" from 1 without a gap, up to document.completed at least, and each
  recipient.signed and recipient.approved names its record in details.signature_id.
  What a record leans on was done by the person whom it names. Of the events whose resource_id is
  recipient.id only those count that follow the last recipient.updated with "name" or "email" in
  details.changed, and of these those with actor_type "recipient", actor_email recipient.email and, if
  it is there, actor_name recipient.name. Among them are, with "at" and ip_address as the record says:
  the act (recipient.<meaning>, details.signature_id the record's), view (recipient.viewed) and consent
  (recipient.consented, with details.consent_version, consent_sha256 and user_agent as the record
  says). So is recipient.viewed for each of recipients in evidence.json whose meaning is "viewed". A
  name may be corrected after the view: a recipient.viewed that follows the last recipient.updated with
  "email", and comes before one with "name", counts whatever its actor_name is. For each holder
  in in_place_of there is one recipient.reassigned with resource_id the holder, details.reassigned_to
  the next holder (after the last, the recipient of the record), and "at", details.by and
  details.reason as the record says, by that holder's name and email where "by" is "recipient"; and one
  recipient.added with resource_id the next holder and
  details.reassigned_from the holder. The first holder's recipient.added has no reassigned_from.
  For each of a record's authentication there is one recipient.authenticated with resource_id the
  recipient, by them, and "at", ip_address, details.method and details.attempt (attempts) as it says;
  details.authentication of the act's event lists their method, before, at and hint. Who stands in
  "details" of evidence.json is who the log has added and not removed.
log/checkpoint.txt is a signed note (c2sp.org/signed-note) of a tree head (c2sp.org/tlog-checkpoint):
  lines of origin, number of leaves, and root (base64); an empty line; then for each signature
  U+2014, space, name of the key, space, base64 of (4 octets of key id || Ed25519 signature). What is
  signed is all before the empty line, with its last line feed.
trust/log-key.txt: name "+" key id in hexadecimal "+" base64 of (0x01 || 32 octets of the key). The
  key id is the first 4 octets of hash(name || 0x0A || 0x01 || key).
log/timestamped-checkpoint.tst is a TimeStampToken whose imprint is the hash of the file
  log/timestamped-checkpoint.txt. log/consistency.txt is the proof of RFC 9162, 2.1.4.2, from
  log/checkpoint.txt to it: a hash a line, in base64.
`;

/**
 * SHA-256 of what releases before this one wrote instead: their ZIPs hold as they did. A text that
 * was given to anybody is added here when it changes.
 */
export const earlierReadmes: ReadonlySet<string> = new Set([
  '7c429cc6a6cfabf1e73193a1c6d578cbfcafc1920a1706ce86cc8d104de60f55',
]);
