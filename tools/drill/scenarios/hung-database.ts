import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { usualAllowance, writeAllowance } from '../../../src/domain/access/allowance.ts';
import { withHarness, type Harness } from '../harness/harness.ts';
import { verdict } from '../report.ts';
import type { ScenarioOptions, ScenarioResult } from './scenario.ts';

/** As many as a process has connections: all of them are open and wait when the server stops. */
const warmUp = 10;
const atOnce = 8;
/** All its processes are stopped by then. */
const stopMs = 500;
/** Longer than a connection and then a statement are waited for. */
const hungMs = 20_000;
const everyMs = 1_000;
const requestMs = 10_000;
/** Kubernetes gives a probe as long. */
const probeMs = 3_000;
const recoveryMs = 2_000;
const givenUpMs = 75_000;
const lookEveryMs = 10;

interface Timed {
  what: string;
  status: number;
  ms: number;
}

type Ask = () => Promise<Timed>;

interface Round {
  requests: Timed[];
  probes: Timed[];
  lives: Timed[];
  /** Since PostgreSQL went on: to the first request that succeeded, and the first good `/readyz`. */
  servedMs: number;
  readyMs: number;
}

/**
 * PostgreSQL is stopped in mid-air (SIGSTOP, with all its processes) while connections are open.
 * Every request is to be told 503 in time, and every probe; then it goes on, and so does the API.
 */
export async function runHungDatabase(options: ScenarioOptions): Promise<ScenarioResult> {
  const { seed, rounds, onProgress } = options;
  // Requests are counted in the database as well, as in production.
  const env = { RATE_LIMITS: writeAllowance(usualAllowance) };
  return withHarness({ seed, env }, async (harness) => {
    const seen: Round[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const hung = await hang(harness);
      seen.push(hung);
      onProgress?.(`round ${round}: ${inWords([hung])}`);
    }
    const violations = seen.flatMap(judge);
    const summary = `${rounds} rounds: ${inWords(seen)}; ${verdict(violations)}`;
    return { summary, counts: harness.injector.counts, violations };
  });
}

async function hang({ world, injector }: Harness): Promise<Round> {
  const { origin } = new URL(world.apiUrl);
  const authorization = `Bearer ${world.apiKey}`;
  const list = asking('GET /documents', `${world.apiUrl}/documents`, () => ({
    headers: { authorization },
  }));
  const create = asking('POST /contacts', `${world.apiUrl}/contacts`, () => ({
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${randomUUID()}@example.com`, first_name: 'Ana' }),
  }));
  const ready = asking('GET /readyz', `${origin}/readyz`);
  const alive = asking('GET /healthz', `${origin}/healthz`);

  await Promise.all(Array.from({ length: warmUp }, list));
  const goesOn = injector.inject({ how: 'freeze', service: 'postgres', forMs: hungMs });
  await pause(stopMs);
  const wave = async (asks: readonly Ask[]) => {
    const [probe, life, ...requests] = await Promise.all([ready(), alive(), ...asks.map(one)]);
    return { probe, life, requests };
  };
  const waves = [wave(Array.from({ length: atOnce }, () => list))];
  // The last of them has its time while the server still hangs.
  for (let askedMs = stopMs; askedMs + everyMs + requestMs < hungMs; askedMs += everyMs) {
    await pause(everyMs);
    waves.push(wave([list, create]));
  }
  const ended = await Promise.all(waves);
  await goesOn;
  const wentOnMs = performance.now();
  const until200 = async (ask: Ask) => {
    const sinceMs = () => performance.now() - wentOnMs;
    while ((await ask()).status !== 200 && sinceMs() < givenUpMs) await pause(lookEveryMs);
    return sinceMs();
  };
  const [servedMs, readyMs] = await Promise.all([until200(list), until200(ready)]);
  return {
    requests: ended.flatMap(({ requests }) => requests),
    probes: ended.map(({ probe }) => probe),
    lives: ended.map(({ life }) => life),
    servedMs,
    readyMs,
  };
}

const one = (ask: Ask) => ask();

/** Status 0: there was no answer. */
function asking(what: string, url: string, init: () => RequestInit = () => ({})): Ask {
  return async () => {
    const startedMs = performance.now();
    const status = await fetch(url, { ...init(), signal: AbortSignal.timeout(givenUpMs) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    return { what, status, ms: performance.now() - startedMs };
  };
}

function judge({ requests, probes, lives, servedMs, readyMs }: Round): string[] {
  const late = (asked: readonly Timed[], status: number, limitMs: number) =>
    asked
      .filter((each) => each.status !== status || each.ms >= limitMs)
      .map((each) => `${each.what} was answered ${each.status} after ${seconds(each.ms)}.`);
  const back = Math.max(servedMs, readyMs);
  return [
    ...late(requests, 503, requestMs),
    ...late(probes, 503, probeMs),
    ...late(lives, 200, probeMs),
    ...(back < recoveryMs ? [] : [`It served ${seconds(back)} after PostgreSQL went on.`]),
  ];
}

function inWords(rounds: readonly Round[]): string {
  const requests = rounds.flatMap((round) => round.requests);
  const longest = (asked: readonly Timed[]) => seconds(Math.max(...asked.map(({ ms }) => ms)));
  const refused = requests.filter(({ status }) => status === 503).length;
  return (
    `${refused} of ${requests.length} requests were told 503, the longest after ${longest(requests)}; ` +
    `/readyz after ${longest(rounds.flatMap(({ probes }) => probes))}, ` +
    `/healthz after ${longest(rounds.flatMap(({ lives }) => lives))} at most; ` +
    `after SIGCONT the first 200 within ${seconds(Math.max(...rounds.map(({ servedMs }) => servedMs)))}, ` +
    `of /readyz within ${seconds(Math.max(...rounds.map(({ readyMs }) => readyMs)))}`
  );
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
