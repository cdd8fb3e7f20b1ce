import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { startOwn, type Instance } from '../tools/demo/instance.ts';
import { makeBenchClient, type BenchClient } from './http-client.ts';
import { median } from './numbers.ts';
import { costInWords, spend, total, type Cost } from './spending.ts';
import { createAndSend, liveThrough, type StoryTarget } from './story.ts';
import { threePages } from './three-pages.ts';

const turns = 3;
const clients = 4;
const sealings = 15;

interface Side {
  name: 'ours' | 'theirs';
  instance: Instance;
  api: BenchClient;
  target: StoryTarget;
}

interface Comparison {
  name: string;
  /** Ours to theirs: of processor time, the median of the turns; of waiting, of the medians. */
  ratio: number;
  turns: Record<Side['name'], Cost>[];
}

/**
 * User and system time of all processes of an instance for a document that is created and sent, and
 * for a whole life, and how long a seal takes, in this checkout and in another: both instances run,
 * and take turns.
 * @param checkout folder of the other one, installed with `npm ci`
 * @param documents of each side in a turn
 */
export async function compareCheckouts(
  checkout: string,
  say: (line: string) => void,
  documents = 60,
): Promise<Comparison[]> {
  const pdf = await threePages();
  const sides: Side[] = [];
  try {
    sides.push(await startSide('ours', pdf));
    sides.push(await startSide('theirs', pdf, resolve(checkout)));
    const compared: Comparison[] = [];
    for (const [name, step] of [
      ['create + send', createAndSend],
      ['two-signer life', liveThrough],
    ] as const) {
      for (const side of sides) await spendOn(side, step, documents);
      const measured = await takeTurns(sides, step, documents);
      const comparison = { name, ratio: ratioOf(measured), turns: measured };
      compared.push(comparison);
      describe(comparison, say);
    }
    compared.push(await compareSealing(sides, say));
    return compared;
  } finally {
    for (const { api, instance } of sides) {
      await api.close();
      await instance.stop();
    }
  }
}

/** From the last signature to the sealed file, of one client that does nothing else: medians. */
async function compareSealing(
  sides: readonly Side[],
  say: (line: string) => void,
): Promise<Comparison> {
  const measured: Comparison['turns'] = [];
  for (let turn = 0; turn < sealings; turn += 1) {
    const times: Record<Side['name'], Cost> = { ours: {}, theirs: {} };
    for (const side of turn % 2 === 0 ? sides : sides.toReversed()) {
      times[side.name] = { ms: await liveThrough(side.target) };
    }
    measured.push(times);
  }
  const [ours, theirs] = (['ours', 'theirs'] as const).map((name) =>
    median(measured.map((turn) => total(turn[name]))),
  );
  const ratio = (ours ?? NaN) / (theirs ?? NaN);
  say(
    `last signature to sealed file: ${ratio.toFixed(2)} (${ours?.toFixed(0)} ms, ` +
      `the other ${theirs?.toFixed(0)} ms)`,
  );
  return { name: 'last signature to sealed file', ratio, turns: measured };
}

async function startSide(name: Side['name'], pdf: Uint8Array, checkout?: string): Promise<Side> {
  const instance = await startOwn(() => undefined, new AbortController().signal, checkout);
  const api = makeBenchClient(instance.runtime.api_url);
  return { name, instance, api, target: { api, token: instance.runtime.api_key, pdf } };
}

type Step = (target: StoryTarget) => Promise<unknown>;

/** The other side begins every second turn. */
async function takeTurns(
  sides: readonly Side[],
  step: Step,
  documents: number,
): Promise<Comparison['turns']> {
  const measured: Comparison['turns'] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const costs: Record<Side['name'], Cost> = { ours: {}, theirs: {} };
    for (const side of turn % 2 === 0 ? sides : sides.toReversed()) {
      costs[side.name] = await spendOn(side, step, documents);
    }
    measured.push(costs);
  }
  return measured;
}

async function spendOn({ instance, target }: Side, step: Step, documents: number): Promise<Cost> {
  return (await spend(instance, () => step(target), { documents, clients })).cost;
}

function ratioOf(measured: Comparison['turns']): number {
  return median(measured.map(({ ours, theirs }) => total(ours) / total(theirs)));
}

function describe({ name, ratio, turns: measured }: Comparison, say: (line: string) => void): void {
  const load = loadavg()[0]?.toFixed(0) ?? '';
  say(`${name}: ${ratio.toFixed(2)} of the other checkout's processor time (load ${load})`);
  for (const side of ['ours', 'theirs'] as const) {
    const costs = measured.map((turn) => turn[side]);
    const sums = costs.map((cost) => total(cost).toFixed(0)).join(', ');
    say(`  ${side}: ${costInWords(costs)}; together ${sums} ms in the turns`);
  }
}
