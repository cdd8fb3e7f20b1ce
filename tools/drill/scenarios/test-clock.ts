import { setTimeout as pause } from 'node:timers/promises';
import { insist, keyed, uploadFile, type Upload } from '../harness/ask.ts';
import { withHarness, type Harness } from '../harness/harness.ts';
import type { Random } from '../harness/random.ts';
import { verdict } from '../report.ts';
import type { ScenarioOptions, ScenarioResult } from './scenario.ts';

const processes = ['api', 'worker', 'temporal', 'postgres'] as const;
/** Between two kills, so that something happens in between. */
const betweenMs = { min: 1_000, max: 6_000 };
const lookMs = 500;
const limitMs = 15 * 60_000;
const dayMs = 86_400_000;

/** Days after sending, by default: what a document that nobody looks at goes through. */
const expected = [
  'reminder 3',
  'reminder 7',
  'reminder 14',
  'expiry_warning 27',
  'document.expired 30',
  'recipient.expired 30',
];

interface Sent {
  id: string;
  sentAt: number;
}

/**
 * The clock of a test workspace is moved by a year while processes die: every step of every document
 * happens once, at its own time, and in the order of times.
 */
export function runTestClock(options: ScenarioOptions): Promise<ScenarioResult> {
  return withHarness(options, async (harness) => {
    const { random, instance } = harness;
    const service = { apiUrl: harness.world.apiUrl, apiKey: instance.runtime.test_api_key };
    const upload = await uploadFile(service);
    const counts = new Map<string, number>();
    const violations: string[] = [];
    for (let round = 1; round <= options.rounds && violations.length === 0; round += 1) {
      const sent: Sent[] = [];
      for (let at = 0; at < options.documents; at += 1) sent.push(await send(service, upload, at));
      const own = random.fork(`round ${round}`);
      violations.push(...(await moveThroughDeaths(harness, service, sent, own, counts)));
      options.onProgress?.(`round ${round}: ${verdict(violations)}`);
    }
    const kills = [...counts].map(([name, times]) => `${name} ${times}`).join(', ');
    const summary = `${options.rounds} years of ${options.documents} documents, killed: ${kills}`;
    return { summary, counts, violations };
  });
}

type Service = Parameters<typeof uploadFile>[0];

async function send(service: Service, upload: Upload, at: number): Promise<Sent> {
  const recipients = [{ name: `Signer ${at}`, email: `signer${at}@example.com`, role: 'signer' }];
  const body = { title: `Lease ${at}`, ...upload, recipients, send: {} };
  const { body: made } = await insist(service, keyed(service, { path: '/documents', body }));
  return { id: String(made['id']), sentAt: Date.parse(String(made['sent_at'])) };
}

async function moveThroughDeaths(
  { instance }: Harness,
  service: Service,
  sent: readonly Sent[],
  random: Random,
  counts: Map<string, number>,
): Promise<string[]> {
  const move = keyed(service, { path: '/test/clock/advance', body: { by: 'P1Y' } });
  const moved = untilDone(service, move);
  const dying = new AbortController();
  const deaths = kill(instance, random, counts, dying.signal);
  try {
    const happened = await moved;
    return wrongWith(sent, happened);
  } finally {
    dying.abort();
    await deaths;
  }
}

interface Happened {
  at: string;
  type: string;
  document_id: string;
}

/** The same request again and again, under one key, until it says that the clock is there. */
async function untilDone(
  service: Service,
  move: Parameters<typeof insist>[1],
): Promise<Happened[]> {
  const startedMs = performance.now();
  for (;;) {
    const { status, body } = await insist(service, move);
    if (status === 200) return body['happened'] as Happened[];
    if (performance.now() - startedMs > limitMs) {
      throw new Error(
        `The clock did not get there: ${status} ${JSON.stringify(body).slice(0, 500)}`,
      );
    }
    await pause(lookMs);
  }
}

async function kill(
  instance: Harness['instance'],
  random: Random,
  counts: Map<string, number>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const waitMs = random.int(betweenMs.min, betweenMs.max);
    await pause(waitMs, undefined, { signal }).catch(() => undefined);
    const name = random.pick(processes);
    const pid = (await instance.pids())[name];
    if (signal.aborted) return;
    if (pid === undefined) continue;
    try {
      process.kill(pid, 'SIGKILL');
      counts.set(name, (counts.get(name) ?? 0) + 1);
    } catch {
      // It had died already.
    }
  }
}

function wrongWith(sent: readonly Sent[], happened: readonly Happened[]): string[] {
  const times = happened.map(({ at }) => at);
  const unordered = times.some((at, index) => at < (times[index - 1] ?? ''));
  const wrong = sent.flatMap(({ id, sentAt }) => {
    const steps = happened
      .filter(({ document_id }) => document_id === id)
      .map(({ at, type }) => `${type} ${Math.round((Date.parse(at) - sentAt) / dayMs)}`);
    return JSON.stringify(steps) === JSON.stringify(expected)
      ? []
      : [`${id} went through ${steps.join(', ')}`];
  });
  return [...wrong, ...(unordered ? ['What happened is out of order.'] : [])];
}
