import { TsaUnavailable, TsaWrong, type Tsa } from '@countersign/pki/timestamps/tsa';
import { CircuitOpen } from '../../domain/circuit/circuit-open.ts';
import type { Failing, Service } from '../../domain/circuit/service.ts';
import type { Circuits } from '../../operations/circuits/make-circuits.ts';
import type { Clock } from '../../outside/clock.ts';
import { failingAnswer } from './asked-for.ts';

/** Whatever it does wrong it does to every document: all ask it together. */
export function guardedTsa(tsa: Tsa, url: string, circuits: Circuits, clock: Clock): Tsa {
  const service = timestampService(url);
  const judge = { error: (error: unknown) => failingOf(error, clock.now()) };
  return {
    timestamp: (digest) =>
      circuits.through(service, () => tsa.timestamp(digest), judge).catch(unavailable),
    ready: () => circuits.check(service).catch(unavailable),
  };
}

function unavailable(error: unknown): never {
  if (!(error instanceof CircuitOpen)) throw error;
  throw new TsaUnavailable('The timestamp authority is left alone.', { cause: error });
}

/** As its circuit is called. */
export function timestampService(url: string): Service {
  return { kind: 'timestamps', name: new URL(url).host };
}

function failingOf(error: unknown, now: Date): Failing | undefined {
  if (error instanceof TsaWrong) return { reason: 'its timestamps cannot be kept' };
  if (!(error instanceof TsaUnavailable)) return undefined;
  if (error.answer) return failingAnswer(error.answer, now);
  return { reason: error.cause === undefined ? 'it refuses' : 'no answer' };
}
