import { CircuitOpen, type LeftAlone } from '../../domain/circuit/circuit-open.ts';
import { pauseMs, sleepMs } from '../../domain/circuit/pause.ts';
import type { Failing, Service } from '../../domain/circuit/service.ts';
import { secondMs } from '../../domain/time.ts';
import {
  closeCircuit,
  findCircuits,
  freeProbe,
  openCircuit,
  takeProbe,
  type Circuit,
} from '../../persistence/stores/service/circuits.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { inBatches } from '../unit-of-work/in-batches.ts';

/** `answers`: the service is well, whatever became of the question; undefined: nothing is known. */
export type Verdict = Failing | 'answers' | undefined;

/** What an outcome says about the service; what is not judged is `answers`, or nothing of an error. */
export interface Judge<T> {
  result?: (result: T) => Verdict;
  error?: (error: unknown) => Verdict;
}

/** One circuit breaker a service, shared by all processes. */
export interface Circuits {
  /**
   * Asks the service, unless it is left alone now; after a pause one asks, and the others when it was
   * answered. A result is handed on, however it is judged.
   * @param known the circuit, for who has read it with something else; null: there is none
   * @throws {CircuitOpen} when it is left alone, or will be by what it did, which is the cause
   */
  through<T>(
    service: Service,
    ask: () => Promise<T>,
    judge: Judge<T>,
    known?: Circuit | null,
  ): Promise<T>;
  /**
   * Before work of which the service is to be asked in the end.
   * @throws {CircuitOpen} when it is left alone now
   */
  check(service: Service): Promise<void>;
}

export interface CircuitDeps extends Pick<OperationDeps, 'clock' | 'database'> {
  /** From 0 to 1. */
  random: () => number;
}

/** Of a thousand documents each asks. */
const batch = { items: 50, underWay: 2 };
/** Longer than a question takes whose process is alive. */
const probeMs = 30 * secondMs;
/** Until somebody else's first question is answered. */
const answerMs = secondMs;

export function makeCircuits({ database, clock, random }: CircuitDeps): Circuits {
  const find = inBatches(batch, (services: readonly Service[]) => findCircuits(database, services));

  /** Before the question: the failures so far, and whether it is the first after a pause. */
  async function enter(
    service: Service,
    found: Circuit | null | undefined,
  ): Promise<{ inARow: number; isProbe: boolean }> {
    if (!found) return { inARow: 0, isProbe: false };
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + probeMs);
    if (found.until <= now && (await takeProbe(database, service, { now, leaseUntil }))) {
      return { inARow: found.inARow, isProbe: true };
    }
    throw met(service, found, now);
  }

  /** One that is still open, or whose first question after the pause somebody else asks. */
  function met(service: Service, circuit: Circuit, now: Date): CircuitOpen {
    const { reason, asked, openedAt, until } = circuit;
    const restMs = until > now ? until.getTime() - now.getTime() : answerMs;
    const openForMs = now.getTime() - openedAt.getTime();
    const retryAfterMs = sleepMs({ restMs, openForMs }, random());
    return new CircuitOpen({ service, reason, asked, until, retryAfterMs });
  }

  async function open(service: Service, failing: Failing, inARow: number): Promise<LeftAlone> {
    const openedAt = clock.now();
    const restMs = pauseMs(failing, inARow);
    const until = new Date(openedAt.getTime() + restMs);
    const why = { reason: failing.reason, asked: failing.asked !== undefined };
    await openCircuit(database, service, { ...why, inARow, openedAt, until });
    // Who was asked last asks first.
    return { service, ...why, until, retryAfterMs: sleepMs({ restMs, openForMs: 0 }, random()) };
  }

  return {
    async check(service) {
      const found = await find(service);
      const now = clock.now();
      if (found && found.until > now) throw met(service, found, now);
    },
    async through(service, ask, judge, known) {
      const found = known === undefined ? await find(service) : known;
      const { inARow, isProbe } = await enter(service, found);
      const askedAt = clock.now();
      /** What it was left alone for, where it is now. */
      const note = async (verdict: Verdict) => {
        if (typeof verdict === 'object') return open(service, verdict, inARow + 1);
        if (isProbe && verdict === 'answers') await closeCircuit(database, service, askedAt);
        if (isProbe && verdict === undefined) await freeProbe(database, service);
        return undefined;
      };
      let result;
      try {
        result = await ask();
      } catch (cause) {
        const leftAlone = await note(judge.error?.(cause));
        throw leftAlone ? new CircuitOpen(leftAlone, { cause }) : cause;
      }
      await note(judge.result ? judge.result(result) : 'answers');
      return result;
    },
  };
}
