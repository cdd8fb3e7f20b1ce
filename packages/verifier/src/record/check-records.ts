import { createHash, type X509Certificate } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Check, NamedCheck } from '../check.ts';
import type { EvidenceFile, EvidenceRecord, GivenContent } from '../zip/evidence-file.ts';
import { checkRecord } from './record.ts';
import { shownFields } from './shown-fields.ts';
import type { SigningRecord } from './signing-record.ts';

/** What certificates of recipients, and of timestamp authorities, have to lead to. */
interface RecordAnchors {
  roots: readonly X509Certificate[];
  timestampRoots: readonly X509Certificate[];
}

/** One check for each record: by itself, and that it is of this document and these people. */
export function checkRecords(
  evidence: EvidenceFile,
  anchors: RecordAnchors,
  needTimestamps: boolean,
): NamedCheck[] {
  const ids = evidence.records.map((one) => one.signature_id);
  return evidence.records.map((stored) => {
    const name = `record ${stored.signature_id}`;
    if (ids.indexOf(stored.signature_id) !== ids.lastIndexOf(stored.signature_id)) {
      return { name, ok: false, detail: 'There are two records of one signature.' };
    }
    return { name, ...checkOne(evidence, stored, anchors, needTimestamps) };
  });
}

function checkOne(
  evidence: EvidenceFile,
  stored: EvidenceRecord,
  anchors: RecordAnchors,
  needTimestamps: boolean,
): Check {
  const { jws, ocsp, timestamp_token } = stored;
  if (jws === '') return { ok: false, detail: 'It is not signed.' };
  const [status, timestampToken] = [ocsp, timestamp_token].map(
    (encoded) => encoded && Buffer.from(encoded, 'base64'),
  );
  const { record, checks } = checkRecord(
    { jws, ocsp: status || undefined, timestampToken: timestampToken || undefined },
    anchors.roots,
    anchors.timestampRoots,
  );
  const wrong = Object.values<Check>({ ...checks }).find(({ ok }) => !ok);
  if (wrong || !record) return { ok: false, detail: wrong?.detail ?? 'It cannot be read.' };
  if (needTimestamps && !checks.timestamp) {
    return { ok: false, detail: 'Nothing proves when it was made: its timestamp is missing.' };
  }
  const foreign = differsFrom(evidence, record, stored);
  if (foreign !== undefined) return { ok: false, detail: `Its ${foreign} is not this document’s.` };
  const { recipient, meaning, act } = record;
  const stamp = checks.timestamp ? ` Timestamp: ${checks.timestamp.detail}` : '';
  const passkey = checks.passkey ? ` ${checks.passkey.detail}` : '';
  const from = act.ip_address === null ? '' : ` from ${act.ip_address}`;
  const detail = `${recipient.name} <${recipient.email}> ${meaning} at ${act.at}${from}.${passkey}${stamp}`;
  return { ok: true, detail };
}

type Values = GivenContent['field_values'];

/** What of a record contradicts the evidence that it stands in. */
function differsFrom(
  evidence: EvidenceFile,
  record: SigningRecord,
  { signature_id: signatureId, given }: EvidenceRecord,
): string | undefined {
  const { document, recipients, consents } = evidence;
  const { recipient, consent } = record;
  const known = recipients.find(({ id }) => id === recipient.id);
  const parts: [string, boolean][] = [
    ['signature id', record.signature_id === signatureId],
    ['document id', record.document_id === document.id],
    ['organization', record.organization_id === document.organization.id],
    ['prepared file', record.document.prepared_sha256 === document.prepared_sha256],
    ['recipient', known?.name === recipient.name && known.email === recipient.email],
    ['role', known?.role === recipient.role],
    ['meaning', known?.meaning === record.meaning],
    ['list of fields', hasItsFields(evidence, record, given.field_values)],
    ['holder before', areHoldersKnown(recipients, record)],
    ['consent', consents.some(({ sha256 }) => sha256 === consent.sha256)],
  ];
  return parts.find(([, isSame]) => !isSame)?.[0];
}

/** What was shown is what the evidence describes, and what was suggested is changed where it says so. */
function hasItsFields({ document }: EvidenceFile, record: SigningRecord, values: Values): boolean {
  const { fields, suggested } = record;
  const expected = shownFields(
    document.fields,
    fields?.map(({ field_id }) => field_id) ?? [],
    values,
  );
  return canonicalize(expected) === canonicalize({ fields, suggested });
}

/** Of those who had the place before, the evidence names who viewed. */
function areHoldersKnown(
  recipients: EvidenceFile['recipients'],
  { in_place_of: before = [] }: SigningRecord,
): boolean {
  return before.every(({ recipient_id, name, email }) => {
    const known = recipients.find(({ id }) => id === recipient_id);
    return !known || (known.name === name && known.email === email && known.meaning === 'viewed');
  });
}

/** Each text has the SHA-256 by which the records name it. */
export function checkConsents({ consents }: EvidenceFile): NamedCheck {
  const wrong = consents.find(
    ({ sha256, text }) => createHash('sha256').update(text).digest('hex') !== sha256,
  );
  const detail = wrong
    ? `The text of consent ${wrong.version} is not the one that was agreed to.`
    : `The SHA-256 of ${consents.length === 1 ? 'the text' : `each of ${consents.length} texts`} is the one that the records name.`;
  return { name: 'consents', ok: !wrong, detail };
}
