import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import type { CrashPoint } from '../../src/outside/drill.ts';
import { checkReached, type CommittedEvent } from './checks/reached.ts';
import { upload } from './crew.ts';
import { startEndpoints, type Endpoint, type Endpoints } from './endpoints.ts';
import { ask } from './http.ts';
import { startVictim, type Victim } from './instance.ts';
import { makeRandom, type Random } from './random.ts';
import { inWords } from './report.ts';
import { disarm, strike, type TimedBlow, type Toll } from './saboteur.ts';
import type { Answer, HttpRequest } from './story.ts';
import { makeTimeline, type Timeline } from './timeline.ts';
import { committed, unfinished } from './webhook-facts.ts';

export interface WebhookDrillOptions {
  seed: string;
  rounds: number;
  /** In each round. */
  documents?: number;
  onProgress?: (line: string) => void;
}

export interface WebhookDrillResult {
  summary: string;
  /** None: everything held. */
  violations: string[];
}

interface Drill {
  victim: Victim;
  timeline: Timeline;
  endpoints: Endpoints;
  pool: pg.Pool;
  toll: Toll;
  /** Those added and deleted while events happen. */
  passing: Endpoint[];
  file: Awaited<ReturnType<typeof upload>>;
  requests: number;
}

const points: readonly CrashPoint[] = [
  ...(['after-commit-before-tell', 'after-start-before-told'] as const),
  ...(['after-post-before-row', 'after-attempt-before-answer'] as const),
];
/** Beside the two that stay; each costs a delivery of every event. */
const maxPassing = 2;
const retryMs = 150;
/**
 * After a round: what is under way mostly ends by then, so that work and accidents take turns.
 * Without this a worker on a slow machine would always die while it starts, and nothing be drilled.
 */
const roundPatienceMs = 30_000;
/** Longer than a delivery waits that failed twice: five minutes and a tenth. */
const lastPatienceMs = 480_000;

/**
 * Rounds in which documents make events, endpoints come and go, and worker, database, API and
 * Temporal die; then peace, and the question whether every event reached every endpoint.
 */
export async function runWebhookRounds(options: WebhookDrillOptions): Promise<WebhookDrillResult> {
  const random = makeRandom(options.seed);
  const timeline = makeTimeline();
  const victim = await startVictim();
  const endpoints = await startEndpoints(random.fork('endpoints'));
  const pool = new pg.Pool({ connectionString: victim.runtime.database_url, max: 2 });
  // Its server is killed under it; the next query connects anew.
  pool.on('error', () => undefined);
  try {
    const { api_url: apiUrl, api_key: apiKey } = victim.runtime;
    const drill: Drill = {
      ...{ victim, timeline, endpoints, pool, toll: new Map(), passing: [], requests: 0 },
      file: await upload(apiUrl, apiKey),
    };
    await register(drill, random, endpoints.open('steady'));
    await register(drill, random, endpoints.open('moody', true));
    for (let round = 1; round <= options.rounds; round += 1) {
      await playRound(drill, random.fork(`round ${round}`), round, options.documents ?? 4);
      const [left = 'at rest'] = await rest(drill, roundPatienceMs);
      options.onProgress?.(`${Math.round(timeline.now() / 1000)} s, round ${round}: ${left}`);
    }
    const late = await rest(drill, lastPatienceMs);
    const events = await committed(pool);
    const violations = [...late, ...checkReached(events, endpoints.all)];
    return { summary: summary(options, drill, events, violations), violations };
  } finally {
    await pool.end();
    await endpoints.close();
    await victim.stop();
  }
}

async function playRound(drill: Drill, random: Random, round: number, documents: number) {
  const { victim, timeline, toll, endpoints, passing } = drill;
  const blows = planBlows(random.fork('blows'));
  const striking = Promise.all(blows.map((blow) => strike(victim, timeline, toll, blow)));
  const comingAndGoing = async () => {
    const own = random.fork('passing');
    await pause(own.int(0, 1_500));
    const [oldest] = passing;
    if (oldest && passing.length >= maxPassing) {
      await remove(drill, own, oldest);
      passing.shift();
    }
    const added = endpoints.open(`passing-${round}`, own.chance(0.3));
    await register(drill, own, added);
    passing.push(added);
  };
  await Promise.all([
    comingAndGoing(),
    ...Array.from({ length: documents }, (_, at) =>
      live(drill, random.fork(`document ${at}`), `Round ${round}, ${at}`),
    ),
  ]);
  await striking;
  const armed = blows.flatMap(({ blow }) => (blow.how === 'arm' ? [blow.point] : []));
  await disarm(victim, new Set(armed), toll, timeline);
}

/** A worker, a database or an API dies in every round, and a crash point is armed. */
function planBlows(random: Random): TimedBlow[] {
  const services = ['worker', 'worker', 'postgres', 'api', 'temporal'] as const;
  const deaths = Array.from({ length: random.int(1, 2) }, (): TimedBlow => {
    const whom = random.pick(services);
    const how = whom === 'postgres' && random.chance(0.5) ? 'immediate stop' : 'kill';
    return { blow: { how, whom }, afterMs: random.int(200, 2_500) };
  });
  const point = random.pick(points);
  const blow = { how: 'arm', point, passages: random.int(0, 5) } as const;
  return [{ blow, afterMs: 0 }, ...deaths];
}

/** A document that makes four to six events, the last sometimes by the worker's timer. */
async function live(drill: Drill, random: Random, title: string): Promise<void> {
  const expires = random.chance(0.3);
  const deadline = new Date(Date.now() + random.int(2_000, 5_000)).toISOString();
  const body = { title, ...drill.file, ...(expires && { deadline }) };
  const id = String((await insist(drill, random, { path: '/documents', body })).body['id']);
  for (const name of ['ana', 'ben']) {
    await pause(random.int(0, 400));
    await insist(drill, random, {
      ...{ path: '/recipients', query: { document_id: id } },
      body: { email: `${name}@example.com`, name, role: 'signer' },
    });
  }
  await insist(drill, random, { path: '/documents/send', query: { id } });
  await pause(random.int(0, 1_500));
  if (!expires && random.chance(0.6)) {
    await insist(drill, random, { path: '/documents/void', query: { id } });
  }
}

async function register(drill: Drill, random: Random, endpoint: Endpoint): Promise<void> {
  endpoint.askedAt = Date.now();
  const body = { name: endpoint.name, url: endpoint.url, events: [] };
  const answer = await insist(drill, random, { path: '/webhooks', body });
  const { id, secret } = answer.body;
  if (answer.status !== 201) throw new Error(`${endpoint.name} was answered ${answer.status}.`);
  endpoint.id = String(id);
  if (typeof secret === 'string') endpoint.secret = secret;
  endpoint.addedAt = Date.now();
}

async function remove(drill: Drill, random: Random, endpoint: Endpoint): Promise<void> {
  const query = { id: endpoint.id ?? '' };
  await insist(drill, random, { method: 'DELETE', path: '/webhooks/delete', query });
  endpoint.deletedAt = Date.now();
}

/** Asks until there is an answer, each time under the same key. */
async function insist(
  drill: Drill,
  random: Random,
  request: Partial<HttpRequest> & { path: string },
): Promise<Answer> {
  const { api_url: apiUrl, api_key: token } = drill.victim.runtime;
  const method = request.method ?? 'POST';
  const keyed = method === 'POST' && {
    body: {},
    idempotencyKey: `webhooks-${random.int(0, 2 ** 31)}-${random.int(0, 2 ** 31)}`,
  };
  for (;;) {
    drill.requests += 1;
    const answer = await ask(apiUrl, { method, token, ...keyed, ...request });
    const isBusy = answer.body['code'] === 'IDEMPOTENCY_IN_PROGRESS';
    if (answer.status > 0 && answer.status < 500 && !isBusy) return answer;
    await pause(retryMs);
  }
}

/** Peace until nothing is pending; says so when it never comes. */
async function rest(drill: Drill, patienceMs: number): Promise<string[]> {
  const startedMs = performance.now();
  for (;;) {
    const left = await unfinished(drill.pool).catch((error: unknown) => String(error));
    if (left === undefined) return [];
    if (performance.now() - startedMs > patienceMs) {
      return [`After ${patienceMs / 1000} s of peace: ${left}.`];
    }
    await pause(500);
  }
}

function summary(
  { seed, rounds }: WebhookDrillOptions,
  { endpoints, timeline, toll, requests }: Drill,
  events: readonly CommittedEvent[],
  violations: readonly string[],
): string {
  const arrivals = endpoints.all.flatMap((endpoint) => [...endpoint.arrivals.values()]);
  const again = arrivals.filter(({ times }) => times > 1).length;
  const refused = endpoints.all.reduce((sum, endpoint) => sum + endpoint.refused.size, 0);
  const deleted = endpoints.all.filter(({ deletedAt }) => deletedAt !== undefined).length;
  return [
    `seed ${seed}: ${rounds} rounds in ${Math.round(timeline.now() / 1000)} s, ${requests} requests`,
    `${events.length} events, ${endpoints.all.length} endpoints, ${deleted} of them deleted`,
    `${arrivals.length} deliveries arrived, ${again} of them more than once; ${refused} refused once`,
    `blows: ${inWords(toll)}`,
    violations.length === 0 ? 'everything held' : `${violations.length} VIOLATIONS`,
  ].join('\n');
}
