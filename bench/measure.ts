import { median } from './numbers.ts';
import { cpuSeconds } from './processes.ts';
import type { Round, RowOutcome } from './row.ts';

const rounds = 5;

/** Runs both sides turn by turn, the other one first in every second round; one round more warms up. */
export async function interleave(
  ours: () => Promise<number>,
  bare: () => Promise<number>,
  count = rounds,
): Promise<Round[]> {
  const measured: Round[] = [];
  for (let round = 0; round <= count; round += 1) {
    const found = { ours: 0, bare: 0 };
    const sides = [
      async () => (found.ours = await ours()),
      async () => (found.bare = await bare()),
    ];
    for (const side of round % 2 === 0 ? sides : sides.reverse()) await side();
    if (round > 0) measured.push(found);
  }
  return measured;
}

/** As many calls as `clients` make one after the other in that time; the value is calls per second. */
export async function perSecond(
  call: () => Promise<unknown>,
  { clients = 8, forMs = 2_000 } = {},
): Promise<number> {
  const startedMs = performance.now();
  let calls = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() - startedMs < forMs) {
        await call();
        calls += 1;
      }
    }),
  );
  return (calls * 1000) / (performance.now() - startedMs);
}

/** How long the call takes, in milliseconds. */
export async function timed(call: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await call();
  return performance.now() - startedMs;
}

/**
 * Median latencies of two calls made in turn by one client, so that what else runs on the machine
 * meets both alike.
 */
export async function latencies(
  ours: () => Promise<unknown>,
  bare: () => Promise<unknown>,
  pairs = 60,
): Promise<Round> {
  const seen = { ours: [] as number[], bare: [] as number[] };
  for (let pair = 0; pair < pairs; pair += 1) {
    seen.ours.push(await timed(ours));
    seen.bare.push(await timed(bare));
  }
  return { ours: median(seen.ours), bare: median(seen.bare) };
}

/** One warm-up and then the rounds of `latencies`. */
export async function latencyRounds(
  ours: () => Promise<unknown>,
  bare: () => Promise<unknown>,
  pairs = 60,
): Promise<Round[]> {
  const measured: Round[] = [];
  await latencies(ours, bare, pairs);
  for (let round = 0; round < rounds; round += 1) measured.push(await latencies(ours, bare, pairs));
  return measured;
}

interface Side {
  pid: number;
  call: () => Promise<unknown>;
}

/** Throughput of two processes under the same load, with the processor time each call cost them. */
export async function compareProcesses(ours: Side, bare: Side): Promise<RowOutcome> {
  const costs = { ours: [] as number[], bare: [] as number[] };
  const side =
    (name: 'ours' | 'bare', { pid, call }: Side) =>
    async () => {
      const before = await cpuSeconds(pid);
      let calls = 0;
      const rate = await perSecond(async () => {
        await call();
        calls += 1;
      });
      costs[name].push(((await cpuSeconds(pid)) - before) / calls);
      return rate;
    };
  const measured = await interleave(side('ours', ours), side('bare', bare));
  const cpu = (name: 'ours' | 'bare') => `${(median(costs[name].slice(1)) * 1000).toFixed(2)} ms`;
  return {
    rounds: measured,
    notes: [`processor time per request of the HTTP process: ${cpu('ours')} / ${cpu('bare')}`],
  };
}
