import { uuidv7Ids } from '../../src/outside/ids.ts';
import { MockActivityEnvironment } from '@temporalio/testing';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { makeEndpointGate } from '../../src/activities/endpoint-gate.ts';
import { makeWebhookActivities } from '../../src/activities/webhooks.ts';
import { publicId } from '../../src/domain/ids.ts';
import { newWebhookSecret } from '../../src/operations/webhooks/new-secret.ts';
import { makeHttpPoster } from '@countersign/webhooks/http-poster';
import { signWebhook } from '@countersign/webhooks/webhook-signature';
import type { DeliveryStep } from '../../src/workflows/contracts.ts';
import type { Bench } from '../bench.ts';
import { expectOk } from '../http-client.ts';
import { interleave, perSecond } from '../measure.ts';
import { median } from '../numbers.ts';
import type { Row } from '../row.ts';
import { settle } from '../seed.ts';
import {
  addEndpoint,
  body,
  deliveriesOf,
  seedDeliveries,
  type Endpoint,
} from '../webhook-deliveries.ts';

/** As many as the gate lets reach one endpoint at once, less two. */
const clients = 8;

export const webhooks: Row = {
  name: 'webhooks',
  title: 'Deliver webhooks with their durable attempts, 8 at once',
  sides: { ours: 'the deliver activity', bare: 'signed POSTs in a loop' },
  unit: 'per s',
  goal: { min: 0.2 },
  async run(bench) {
    const { deliver, endpoint } = await setUp(bench);
    const stock = await deliveriesOf(bench, await endpoint('/hook'), 60_000);
    await settle(bench);
    const post = signedPosts(bench);
    const ours = measured(() => deliver(stock()));
    const bare = measured(post);
    const rounds = await interleave(ours.rate, bare.rate);
    const kept = await beside(ours.rate, bench, post);
    const notes = [
      `processor time of the sending process each: ${ours.cost()} / ${bare.cost()}`,
      `beside a loop that commits one row for each post, median: ${kept.toFixed(2)}`,
    ];
    return { rounds, notes };
  },
};

/** The ratio to the least that is durable: each post is followed by a row on the disk. */
async function beside(
  ours: () => Promise<number>,
  { sql }: Bench,
  post: () => Promise<unknown>,
): Promise<number> {
  const { host, port, user, password, database } = sql;
  const pool = new pg.Pool({ host, port, user, password, database, max: clients });
  try {
    await pool.query('create table if not exists kept_posts (body text not null)');
    const kept = async () => {
      await post();
      await pool.query('insert into kept_posts (body) values ($1)', [body]);
    };
    const rounds = await interleave(ours, () => perSecond(kept, { clients }));
    return median(rounds.map((round) => round.ours / round.bare));
  } finally {
    await pool.end();
  }
}

/** Two workspaces, because one has 50 endpoints at most. */
export const crowd: Row = {
  name: 'crowd',
  title: 'Deliver 100 events to each of 100 endpoints, 64 at once',
  sides: { ours: 'the deliver activity', bare: 'signed POSTs in a loop' },
  unit: 'per s',
  goal: { min: 0.2 },
  async run(bench) {
    const deliver = makeDeliver(bench);
    const halves: Endpoint[][] = [];
    for (const workspace of [await bench.addWorkspace(), await bench.addWorkspace()]) {
      const half: Endpoint[] = [];
      while (half.length < 50) {
        half.push(await addEndpoint(bench, workspace, `/hook?${half.length}`));
      }
      halves.push(half);
    }
    const ours = async () => {
      const steps: DeliveryStep[] = [];
      for (const half of halves) steps.push(...(await seedDeliveries(bench, half, 100)));
      await settle(bench);
      return rateOf(steps.length, () => deliver(steps.pop()));
    };
    const post = signedPosts(bench);
    return { rounds: await interleave(ours, () => rateOf(10_000, post)) };
  },
};

/** How many of so many calls are done in a second, 64 at once. */
async function rateOf(count: number, call: () => Promise<unknown>): Promise<number> {
  let left = count;
  const startedMs = performance.now();
  await Promise.all(
    Array.from({ length: 64 }, async () => {
      while (left > 0) {
        left -= 1;
        await call();
      }
    }),
  );
  return (count * 1_000) / (performance.now() - startedMs);
}

export const hanging: Row = {
  name: 'hanging',
  title: 'Deliver webhooks beside an endpoint that hangs with 100 events queued',
  sides: { ours: 'beside it', bare: 'without it' },
  unit: 'per s',
  goal: { min: 0.9 },
  async run(bench) {
    const { deliver, endpoint } = await setUp(bench, 3_000);
    const stock = await deliveriesOf(bench, await endpoint('/hook'), 100_000);
    const stuck = await deliveriesOf(bench, await endpoint('/hang'), 1_000);
    await settle(bench);
    const alone = () => perSecond(() => deliver(stock()), { clients });
    const beside = async () => {
      const untilMs = performance.now() + 2_000;
      const pressing = Promise.all(
        Array.from({ length: 100 }, stuck).map((step) => press(() => deliver(step), untilMs)),
      );
      const rate = await alone();
      await pressing;
      return rate;
    };
    return { rounds: await interleave(beside, alone) };
  },
};

/** Calls per second, and what one of all calls so far cost this process. */
function measured(call: () => Promise<unknown>, options = { clients }) {
  let [calls, cpuUs] = [0, 0];
  return {
    rate: async () => {
      const before = process.cpuUsage();
      const counted = () => {
        calls += 1;
        return call();
      };
      const rate = await perSecond(counted, options);
      const { user, system } = process.cpuUsage(before);
      cpuUs += user + system;
      return rate;
    },
    cost: () => `${(cpuUs / calls / 1_000).toFixed(2)} ms`,
  };
}

/** The same headers, signed again each time, and the whole answer read; nothing is kept of it. */
function signedPosts({ bare }: Bench): (path?: string) => Promise<unknown> {
  const secrets = [newWebhookSecret()];
  return (path = '/hook') => {
    const message = {
      secrets,
      id: publicId('evt', uuidv7Ids.next<'evt'>()),
      timestampS: Date.now() / 1000,
    };
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Countersign-Webhooks/1.0',
      ...signWebhook({ ...message, body }),
    };
    return expectOk(bare.call('POST', path, { bytes: Buffer.from(body), headers }));
  };
}

/** Comes back when it is told to, as Temporal's retry would. */
async function press(attempt: () => Promise<unknown>, untilMs: number): Promise<void> {
  while (performance.now() < untilMs) {
    try {
      await attempt();
      return;
    } catch (error) {
      const { nextRetryDelay } = error as { nextRetryDelay?: number };
      if (typeof nextRetryDelay !== 'number') throw error;
      await pause(Math.min(nextRetryDelay, Math.max(0, untilMs - performance.now())));
    }
  }
}

async function setUp(bench: Bench, timeoutMs?: number) {
  const workspace = await bench.addWorkspace();
  return {
    deliver: makeDeliver(bench, timeoutMs),
    endpoint: (path: string) => addEndpoint(bench, workspace, path),
  };
}

/** The activity, run as a worker runs it. */
function makeDeliver(bench: Bench, timeoutMs?: number) {
  const activities = makeWebhookActivities({
    operations: bench.parts.operations,
    poster: makeHttpPoster({ allowInsecure: true, ...(timeoutMs !== undefined && { timeoutMs }) }),
    sendMails: async () => undefined,
    gate: makeEndpointGate(),
    random: Math.random,
  });
  const context = new MockActivityEnvironment();
  return (step: DeliveryStep | undefined): Promise<unknown> => {
    if (!step) throw new Error('All seeded deliveries are used up.');
    return context.run((given: DeliveryStep) => activities.deliver(given), step);
  };
}
