import { X509Certificate } from 'node:crypto';
import { checkTimestampToken } from '@countersign/verifier/timestamp-token';
import { collectStatuses } from '@countersign/pki/status/collect-statuses';
import { TsaWrong } from '@countersign/pki/timestamps/tsa';
import { addValidationData } from './extend-seal.ts';
import { readLastTimestamp } from './last-timestamp.ts';
import { timestamp, type LongTerm, type SealSteps } from './seal-to-level.ts';
import { write } from './file-parts.ts';

export interface RenewedSeal {
  bytes: Uint8Array;
  /** When the first certificate on the path of the new timestamp ends. */
  authorityUntil: Date;
}

const stepsHere = {
  readLastTimestamp: (sealed: Uint8Array) => Promise.resolve(readLastTimestamp(sealed)),
};

/**
 * Appends a revision with fresh statuses of the last timestamp's authority, and a new timestamp
 * over everything: it proves all that is before it when the older one no longer does. The bytes
 * there were stay. Undefined when the file carries no timestamp that could be renewed.
 * @throws {TsaUnavailable}
 * @throws {TsaWrong} also when the last timestamp does not hold any more
 * @throws {StatusUnavailable}
 * @throws {StatusWrong}
 */
export async function renewSeal(
  sealed: Uint8Array,
  longTerm: LongTerm,
  steps: Pick<SealSteps<never>, 'readLastTimestamp'> = stepsHere,
): Promise<RenewedSeal | undefined> {
  const last = await steps.readLastTimestamp(sealed);
  if (!last) return undefined;
  const { token, digest, end } = last;
  const roots = longTerm.timestampRoots.map((pem) => new X509Certificate(pem));
  const { ok, detail, path } = checkTimestampToken(token, { digest, roots, at: longTerm.now() });
  if (!ok || !path) throw new TsaWrong(detail);
  const data = await collectStatuses([path], longTerm.status, longTerm.now());
  const extended = addValidationData({ ...(await write(sealed)), end }, data);
  const renewed = await timestamp(extended, longTerm);
  const ends = renewed.path.map(({ validToDate }) => validToDate.getTime());
  return { bytes: Buffer.concat(renewed.file.parts), authorityUntil: new Date(Math.min(...ends)) };
}
