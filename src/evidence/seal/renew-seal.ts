import { X509Certificate } from 'node:crypto';
import { checkTimestampToken } from '../../../verifier/src/timestamp-token.ts';
import { collectStatuses } from '../status/collect-statuses.ts';
import { TsaWrong } from '../timestamps/tsa.ts';
import { timestamp, type Lasting, type SealSteps } from './make-seal.ts';

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
): Promise<Uint8Array | undefined> {
  const last = await steps.readLastTimestamp(sealed);
  if (!last) return undefined;
  const { token, digest } = last;
  const roots = lasting.timestampRoots.map((pem) => new X509Certificate(pem));
  const { ok, detail, path } = checkTimestampToken(token, { digest, roots, at: lasting.now() });
  if (!ok || !path) throw new TsaWrong(detail);
  const data = await collectStatuses([path], lasting.status, lasting.now());
  return timestamp(await steps.addValidationData(sealed, data), lasting, steps);
}
