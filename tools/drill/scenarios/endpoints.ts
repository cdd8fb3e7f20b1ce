import { setTimeout as pause } from 'node:timers/promises';
import { checkDeliveries, committedEvents, pendingEvents } from '../checks/deliveries.ts';
import type { CrashPoint } from '../faults/crash-points.ts';
import { armedPoints, type TimedFault } from '../faults/inject.ts';
import { insist, keyed, type World } from '../harness/ask.ts';
import { register, type Endpoint } from '../harness/endpoints.ts';
import { withHarness, type Harness } from '../harness/harness.ts';
import type { Random } from '../harness/random.ts';
import { faultsInWords, verdict } from '../report.ts';
import type { ScenarioOptions, ScenarioResult } from './scenario.ts';

const points: readonly CrashPoint[] = [
  'after-commit-before-dispatch',
  'after-start-before-mark',
  'after-post-before-row',
  'after-attempt-before-answer',
];
/** Beside the two that stay; each costs a delivery of every event. */
const maxPassing = 2;
const refusesOnce = 0.15;
/**
 * After a round: what is under way mostly ends by then, so that work and faults take turns. Without
 * this a worker on a slow machine would always die while it starts, and nothing be drilled.
 */
const roundPatienceMs = 30_000;
/** Longer than a delivery waits that failed twice: five minutes and a tenth. */
const lastPatienceMs = 480_000;

/**
 * Rounds in which documents make events, endpoints come and go, and worker, database, API and
 * Temporal die; then no more faults, and the question whether every event reached every endpoint.
 */
export function runEndpoints(options: ScenarioOptions): Promise<ScenarioResult> {
  return withHarness(options, async (harness) => {
    const { random, pool, endpoints, world, injector } = harness;
    await register(world, endpoints.open('refusing', refusesOnce));
    /** Those added and deleted while events happen. */
    const passing: Endpoint[] = [];
    for (let round = 1; round <= options.rounds; round += 1) {
      await playRound(harness, passing, random.fork(`round ${round}`), round, options.documents);
      const [left = 'at rest'] = await rest(harness, roundPatienceMs);
      options.onProgress?.(`${Math.round(world.timeline.now() / 1000)} s, round ${round}: ${left}`);
    }
    const late = await rest(harness, lastPatienceMs);
    const events = await committedEvents(pool);
    const violations = [...late, ...checkDeliveries(events, endpoints.all)];
    const summary = summarize(harness, options, events.length, violations);
    return { summary, counts: injector.counts, violations };
  });
}

async function playRound(
  { injector, world, endpoints }: Harness,
  passing: Endpoint[],
  random: Random,
  round: number,
  documents: number,
): Promise<void> {
  const faults = planFaults(random.fork('faults'));
  const comeAndGo = async () => {
    const own = random.fork('passing');
    await pause(own.int(0, 1_500));
    const [oldest] = passing;
    if (oldest && passing.length >= maxPassing) {
      await remove(world, oldest);
      passing.shift();
    }
    const added = endpoints.open(`passing-${round}`, own.chance(0.3) ? refusesOnce : 0);
    await register(world, added);
    passing.push(added);
  };
  await Promise.all([
    injector.injectAll(faults),
    comeAndGo(),
    ...Array.from({ length: documents }, (_, at) =>
      makeEvents(world, random.fork(`document ${at}`), `Round ${round}, ${at}`),
    ),
  ]);
  await injector.disarm(armedPoints(faults));
}

/** A worker, a database or an API dies in every round, and a crash point is armed. */
function planFaults(random: Random): TimedFault[] {
  const services = ['worker', 'worker', 'postgres', 'api', 'temporal'] as const;
  const deaths = Array.from({ length: random.int(1, 2) }, (): TimedFault => {
    const service = random.pick(services);
    const how = service === 'postgres' && random.chance(0.5) ? 'immediate stop' : 'kill';
    return { fault: { how, service }, afterMs: random.int(200, 2_500) };
  });
  const fault = { how: 'arm', point: random.pick(points), passages: random.int(0, 5) } as const;
  return [{ fault, afterMs: 0 }, ...deaths];
}

/** A document that makes four to six events, the last sometimes by the worker's timer. */
async function makeEvents(world: World, random: Random, title: string): Promise<void> {
  const post = (path: string, query: Record<string, string>, body: unknown = {}) =>
    insist(world, keyed(world, { path, query, body }));
  const expires = random.chance(0.3);
  const deadline = new Date(Date.now() + random.int(2_000, 5_000)).toISOString();
  const created = await post(
    '/documents',
    {},
    {
      title,
      ...world.upload,
      ...(expires && { deadline }),
    },
  );
  const id = String(created.body['id']);
  for (const name of ['ana', 'ben']) {
    await pause(random.int(0, 400));
    const recipient = { email: `${name}@example.com`, name, role: 'signer' };
    await post('/recipients', { document_id: id }, recipient);
  }
  await post('/documents/send', { id });
  await pause(random.int(0, 1_500));
  if (!expires && random.chance(0.6)) await post('/documents/void', { id });
}

async function remove(world: World, endpoint: Endpoint): Promise<void> {
  const query = { id: endpoint.id ?? '' };
  const path = '/webhooks/delete';
  await insist(world, { method: 'DELETE', path, query, token: world.apiKey });
  endpoint.deletedAt = Date.now();
}

/** Waits until nothing is pending; says so when that does not come. */
async function rest({ pool }: Harness, patienceMs: number): Promise<string[]> {
  const startedMs = performance.now();
  for (;;) {
    const left = await pendingEvents(pool).catch((error: unknown) => String(error));
    if (left === undefined) return [];
    if (performance.now() - startedMs > patienceMs) {
      return [`After ${patienceMs / 1000} s without a fault: ${left}.`];
    }
    await pause(500);
  }
}

function summarize(
  { endpoints, world, injector }: Harness,
  { seed, rounds }: ScenarioOptions,
  events: number,
  violations: readonly string[],
): string {
  const { all } = endpoints;
  const arrivals = all.flatMap((endpoint) => [...endpoint.arrivals.values()]);
  const again = arrivals.filter(({ times }) => times > 1).length;
  const refused = all.reduce((sum, endpoint) => sum + endpoint.refused.size, 0);
  const deleted = all.filter(({ deletedAt }) => deletedAt !== undefined).length;
  return [
    `seed ${seed}: ${rounds} rounds in ${Math.round(world.timeline.now() / 1000)} s`,
    `${events} events, ${all.length} endpoints, ${deleted} of them deleted`,
    `${arrivals.length} deliveries arrived, ${again} of them more than once; ${refused} refused once`,
    `faults: ${faultsInWords(injector.counts)}`,
    verdict(violations),
  ].join('\n');
}
