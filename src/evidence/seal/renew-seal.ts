import { X509Certificate } from 'node:crypto';
import { checkTimestampToken } from '../../../verifier/src/timestamp-token.ts';
import { collectStatuses } from '../status/collect-statuses.ts';
import { TsaWrong } from '../timestamps/tsa.ts';
import { addValidationData } from './extend-seal.ts';
import { timestamp, type Lasting, type SealSteps } from './make-seal.ts';
import { write } from './written.ts';

export interface RenewedSeal {
  bytes: Uint8Array;
  /** When the first certificate on the path of the new timestamp ends. */
  authorityUntil: Date;
}

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
  lasting: Lasting,
  steps: SealSteps,
): Promise<RenewedSeal | undefined> {
  const last = await steps.readLastTimestamp(sealed);
  if (!last) return undefined;
  const { token, digest, end } = last;
  const roots = lasting.timestampRoots.map((pem) => new X509Certificate(pem));
  const { ok, detail, path } = checkTimestampToken(token, { digest, roots, at: lasting.now() });
  if (!ok || !path) throw new TsaWrong(detail);
  const data = await collectStatuses([path], lasting.status, lasting.now());
  const extended = addValidationData({ ...(await write(sealed)), end }, data);
  const renewed = await timestamp(extended, lasting);
  const ends = renewed.path.map(({ validToDate }) => validToDate.getTime());
  return { bytes: Buffer.concat(renewed.file.parts), authorityUntil: new Date(Math.min(...ends)) };
}
