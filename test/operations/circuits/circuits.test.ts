import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { CircuitOpen } from '../../../src/domain/circuit/circuit-open.ts';
import type { Failing, Service } from '../../../src/domain/circuit/service.ts';
import { makeCircuits, type Circuits } from '../../../src/operations/circuits/make-circuits.ts';
import { purgeExpired } from '../../../src/operations/housekeeping/purge-expired.ts';
import { openDatabase, type Database } from '../../../src/persistence/orm.ts';
import { findCircuits } from '../../../src/persistence/stores/service/circuits.ts';
import { startApplication, type Application } from '../../support/application.ts';

let app: Application;
let elsewhere: Database;
/** Of two processes. */
let one: Circuits;
let other: Circuits;
let service: Service;
let count = 0;
beforeAll(async () => {
  app = await startApplication();
  elsewhere = await openDatabase({ url: app.cloned.url, poolSize: 2 });
  const { clock } = app;
  one = makeCircuits({ database: app.database, clock, random: () => 0 });
  other = makeCircuits({ database: elsewhere, clock, random: () => 0 });
});
afterAll(async () => {
  await elsewhere.close();
  await app.stop();
});
beforeEach(() => {
  count += 1;
  service = { kind: 'timestamps', name: `tsa-${count}.example.com` };
});

const asked = (forS?: number): Failing => ({
  reason: 'answered 429',
  asked: { forMs: forS === undefined ? undefined : forS * 1_000 },
});
const away: Failing = { reason: 'no answer' };

/** What a process hears: the service's word, or for how long it is left alone, in seconds. */
async function hears(
  circuits: Circuits,
  answer: Failing | 'well' | 'unknown' | (() => Promise<unknown>),
): Promise<unknown> {
  const ask = async () => {
    if (typeof answer === 'function') return answer();
    if (answer !== 'well') throw new Error('failed', { cause: answer });
    return answer;
  };
  const judged = circuits.through(service, ask, {
    error: (error) => {
      const { cause } = error as { cause?: unknown };
      return typeof cause === 'object' ? (cause as Failing) : undefined;
    },
  });
  return judged.catch((error: unknown) => {
    if (!(error instanceof CircuitOpen)) return 'failed';
    const { retryAfterMs } = error.leftAlone;
    return { leftAloneS: retryAfterMs / 1_000, ...(error.wasAsked && { wasAsked: true }) };
  });
}
const circuitOf = async (one: Service) => (await findCircuits(app.database, [one]))[0];
const pass = (s: number) => app.clock.advance(s * 1_000);

test('a service that asks for time is asked by nobody in any process before that, and then by one', async () => {
  expect(await hears(one, asked(60))).toEqual({ leftAloneS: 60, wasAsked: true });
  pass(20);
  expect(await hears(one, 'well')).toEqual({ leftAloneS: 40 });
  expect(await hears(other, 'well')).toEqual({ leftAloneS: 40 });
  pass(40);
  const first = await underWay(other);
  expect(await hears(one, 'well')).toEqual({ leftAloneS: 1 });
  expect(await hears(other, 'well')).toEqual({ leftAloneS: 1 });
  expect(await first('first')).toBe('first');
  expect(await Promise.all([hears(one, 'well'), hears(other, 'well')])).toEqual(['well', 'well']);
  expect(await circuitOf(service)).toBeUndefined();
});

test('one that is still away after its pause is left alone twice as long, and counts anew once it was well', async () => {
  for (const leftAloneS of [1, 2, 4]) {
    expect(await hears(one, away)).toEqual({ leftAloneS, wasAsked: true });
    pass(leftAloneS);
  }
  expect(await hears(other, 'well')).toBe('well');
  expect(await hears(other, away)).toEqual({ leftAloneS: 1, wasAsked: true });
});

/** A question that is under way until it is answered. */
async function underWay(circuits: Circuits) {
  const asking = Promise.withResolvers<undefined>();
  const answer = Promise.withResolvers<Failing | string>();
  const heard = hears(circuits, async () => {
    asking.resolve(undefined);
    const answered = await answer.promise;
    if (typeof answered === 'string') return answered;
    throw new Error('failed', { cause: answered });
  });
  await asking.promise;
  return (answered: Failing | string) => {
    answer.resolve(answered);
    return heard;
  };
}

test('of those who were asked before anybody was turned away, the longest pause holds, and counts once', async () => {
  const early = [await underWay(one), await underWay(other), await underWay(one)];
  const pauses = [20, 300, 60];
  for (const [index, answer] of early.entries()) await answer(asked(pauses[index]));
  const circuit = await circuitOf(service);
  expect(circuit?.until).toEqual(new Date(app.clock.now().getTime() + 300_000));
  expect(circuit?.inARow).toBe(1);
});

test('an answer to a question from before the pause does not end it', async () => {
  const early = await underWay(one);
  await hears(other, asked(60));
  expect(await early('early')).toBe('early');
  expect(await hears(one, 'well')).toEqual({ leftAloneS: 60 });
});

test('the first answer after a pause does not end one that began meanwhile', async () => {
  const early = await underWay(one);
  await hears(other, asked(10));
  pass(10);
  const first = await underWay(other);
  await early(asked(60));
  expect(await first('well')).toBe('well');
  expect(await hears(one, 'well')).toEqual({ leftAloneS: 60 });
});

test('a process that dies while it asks first is followed by another half a minute later', async () => {
  await hears(one, asked(10));
  pass(10);
  await underWay(one);
  pass(29);
  expect(await hears(other, 'well')).toEqual({ leftAloneS: 1 });
  pass(1);
  expect(await hears(other, 'well')).toBe('well');
});

test('a failure that says nothing of the service lets the next ask first', async () => {
  await hears(one, asked(10));
  pass(10);
  expect(await hears(one, 'unknown')).toBe('failed');
  expect(await hears(other, asked(10))).toEqual({ leftAloneS: 10, wasAsked: true });
});

test('services do not hold each other up', async () => {
  await hears(one, asked(60));
  service = { kind: 'revocation_status', name: service.name };
  expect(await hears(one, 'well')).toBe('well');
});

test('a circuit that nobody has met for a day is forgotten', async () => {
  await hears(one, asked(60));
  const rows = () =>
    app.database
      .fork()
      .execute<unknown[]>(`select 1 from open_circuits where name = ?`, [service.name]);
  await purgeExpired(app.operations);
  expect(await rows()).toHaveLength(1);
  pass(26 * 3_600);
  await purgeExpired(app.operations);
  expect(await rows()).toEqual([]);
});
