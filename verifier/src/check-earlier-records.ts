import type { NamedCheck } from './check.ts';
import { parseEarlierRecord, type EarlierRecords } from './earlier-records.ts';
import { checkBeginning } from './prepared-part.ts';

/** What a seal says whose records were not signed one by one: the seal alone vouches for them. */
export function checkEarlierRecords(sealed: Uint8Array, records: EarlierRecords): NamedCheck[] {
  const entries = Object.entries(records).map(([id, json]) => {
    const record = parseEarlierRecord(json);
    return record?.signature_id === id ? record : undefined;
  });
  const read = entries.filter((record) => record !== undefined);
  const [first] = read;
  const isOfOne = read.every(
    (one) =>
      one.document_id === first?.document_id && one.document_sha256 === first.document_sha256,
  );
  if (!first || read.length < entries.length || !isOfOne) {
    const detail = 'A record cannot be read, or is not of the document of the others.';
    return [{ name: 'records', ok: false, detail }];
  }
  const acts = read.map(
    ({ recipient: { name, email }, meaning, signed_at }) =>
      `${name} <${email}> ${meaning} at ${signed_at}`,
  );
  const detail =
    'Recorded before each record was signed by itself and entered in a log: the seal alone ' +
    `vouches for ${acts.join(', ')}.`;
  return [checkBeginning(sealed, first.document_sha256), { name: 'records', ok: true, detail }];
}
