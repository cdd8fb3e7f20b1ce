import { X509Certificate } from 'node:crypto';
import { crlAddress, ocspAddress } from '@countersign/pki/status/status-addresses';
import { StatusUnavailable, type StatusSource } from '@countersign/pki/status/status-source';
import { CircuitOpen } from '../../domain/circuit/circuit-open.ts';
import type { Circuits, Verdict } from '../../operations/circuits/make-circuits.ts';
import type { Clock } from '../../outside/clock.ts';
import { failingAnswer } from './asked-for.ts';

/** Those who say whether certificates were revoked are asked by all together, host by host. */
export function guardedStatus(
  source: StatusSource,
  circuits: Circuits,
  clock: Clock,
): StatusSource {
  const judge = { error: (error: unknown) => verdictOn(error, clock.now()) };
  async function through<T>(url: string | undefined, ask: () => Promise<T>): Promise<T> {
    // Nobody is asked then.
    if (url === undefined || !URL.canParse(url)) return ask();
    const service = { kind: 'revocation_status', name: new URL(url).host } as const;
    return circuits.through(service, ask, judge).catch((error: unknown) => {
      if (!(error instanceof CircuitOpen)) throw error;
      throw new StatusUnavailable(`${service.name} is left alone.`, { cause: error });
    });
  }
  return {
    ocsp: (certificate, issuer) =>
      through(ocspAddress(new X509Certificate(certificate)), () =>
        source.ocsp(certificate, issuer),
      ),
    crl: (certificate) =>
      through(crlAddress(new X509Certificate(certificate)), () => source.crl(certificate)),
  };
}

/** What it says of a certificate, and what it does not know, is an answer. */
function verdictOn(error: unknown, now: Date): Verdict {
  if (!(error instanceof StatusUnavailable)) return 'answers';
  if (!error.answer) return { reason: 'no answer' };
  const { status } = error.answer;
  return status === 429 || status >= 500 ? failingAnswer(error.answer, now) : 'answers';
}
