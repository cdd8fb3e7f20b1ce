import { randomBytes } from 'node:crypto';
import { withoutStatus } from '@countersign/pki/status/status-addresses';
import { TsaUnavailable, TsaWrong, type TsaRefusal } from '@countersign/pki/timestamps/tsa';
import { nameOf } from '@countersign/verifier/certificate';
import { readTimestampToken } from '@countersign/verifier/timestamp-token';
import { circuitLine } from '../../domain/circuit/circuit-open.ts';
import { systemClock } from '../../outside/clock.ts';
import { findCircuits } from '../../persistence/stores/service/circuits.ts';
import { ConfigError, type Config } from '../config/config.ts';
import { timestampService } from '../circuits/guarded-tsa.ts';
import { openAuthorities } from '../open-authorities.ts';
import { timestampUnavailable, shortened } from './timestamp-unavailable.ts';
import { lacking, takesStatuses } from './seal-trial.ts';
import type { Trial, TrialSubject } from './trial.ts';

/** The timestamp service stamps what it is asked to, in a way that seals can hold. */
export const timestampTrial: Trial = {
  name: 'timestamp_service',
  variable: 'TSA_URL',
  of: 'worker',
  async look(subject) {
    const { config } = subject;
    const { tsa } = await openAuthorities(config);
    if (!tsa || config.sealLevel === 'B-B') return undefined;
    await refuseWhenAsked(subject);
    const token = await tsa.timestamp(randomBytes(32)).catch((error: unknown) => {
      throw lasting(error, config) ?? timestampUnavailable(error);
    });
    const { certificates } = readTimestampToken(token).message;
    const [own] = certificates;
    const silent = takesStatuses(config) ? withoutStatus(certificates) : undefined;
    if (!silent) return `stamps, as ${own ? nameOf(own) : 'nobody'}`;
    const problem = `names a service of which ${nameOf(silent)} names ${lacking(silent)}, so that seals reach B-T at most`;
    const wayOut = 'set `SEAL_LEVEL=B-T` or take another service';
    throw new ConfigError('TSA_URL', `${problem}: ${wayOut}`);
  },
};

/**
 * One that asked for time is not asked by a start either. A database that cannot be asked is said by
 * its own trial.
 */
async function refuseWhenAsked(subject: TrialSubject): Promise<void> {
  const service = timestampService(subject.config.tsaUrl ?? '');
  const found = await subject
    .database()
    .then((opened) => findCircuits(opened, [service]))
    .catch(() => undefined);
  const circuit = found?.[0];
  if (!circuit?.asked || circuit.until <= systemClock.now()) return;
  throw new Error(`not asked now: ${circuitLine(circuit)}`);
}

/** What the same request would meet again and again; undefined: it may pass. */
function lasting(error: unknown, config: Config): ConfigError | undefined {
  if (error instanceof TsaWrong) {
    const wayOut = /no trusted root/.test(error.message)
      ? 'give that root in TSA_ROOTS, and beside it what stands in between and its timestamps lack'
      : 'correct TSA_URL, TSA_ROOTS or TSA_POLICY';
    const problem = `is answered with what cannot be kept (${shortened(error)})`;
    return error.passes ? undefined : new ConfigError('TSA_URL', `${problem}: ${wayOut}`);
  }
  if (!(error instanceof TsaUnavailable) || error.reason === undefined) return undefined;
  return refusals[error.reason](config, shortened(error));
}

const refusals: Record<TsaRefusal, (config: Config, said: string) => ConfigError> = {
  credentials: ({ tsaUser }) =>
    tsaUser === undefined
      ? new ConfigError('TSA_USER', 'is missing: the service of TSA_URL wants a name and password')
      : new ConfigError('TSA_PASSWORD', 'is refused with TSA_USER: give those of your account'),
  policy: ({ tsaPolicy }, said) =>
    tsaPolicy === undefined
      ? new ConfigError('TSA_POLICY', `is missing (${said}): give the one that the service names`)
      : new ConfigError('TSA_POLICY', `is refused (${said}): give the one that the service names`),
  request: (_config, said) =>
    new ConfigError(
      'TSA_URL',
      `takes no request of ours (${said}): set TSA_POLICY if it needs one`,
    ),
};
