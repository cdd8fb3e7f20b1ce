import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Bench } from '../bench.ts';
import { expectOk } from '../http-client.ts';
import { timed } from '../measure.ts';
import { median, percentile } from '../numbers.ts';
import { cpuSeconds } from '../processes.ts';
import type { Proof } from '../proof.ts';
import { seedTexts } from '../seed-texts.ts';
import { manyDocuments } from './many-documents.ts';

const goal = 1.5;
const turns = 60;
/** Calls of one side, one after the other, whose processor time is taken together. */
const inTurn = 20;

const texts = {
  'of one in 3': 'agreement',
  'of one in 4': 'harbour',
  'of 1 in 100': 'vienna',
  'of 1 in 1,000': 'zurich',
  'of 1 in 10,000': 'oslo',
  'of one': '734512',
  'of none': 'xylophone',
  'of two letters, of none': 'qz',
  'of wildcards': '%_',
  'of 100 letters': 'a'.repeat(100),
  'of 100 letters of common words': 'mill lane harbour street '.repeat(4).trim(),
  'that begins as all do': 'example.comx',
  'of the older half': 'legacy',
  'of common words that none has together': 'street legacy',
  'of three digits': '111',
};

/** Every kind of text beside the list, by turns, in time and in processor time. */
export const search: Proof = {
  name: 'search',
  title: 'search among 1,000,000 documents beside the list of 20',
  async run(bench, { count = turns, say }) {
    const workspace = await manyDocuments(bench);
    await seedTexts(bench, workspace);
    const { token } = workspace;
    const get = (query: string) =>
      expectOk(bench.api.call('GET', `/documents?limit=20${query}`, { token }));
    const list = () => get('');
    const seen: string[] = [];
    const wrong: string[] = [];
    for (const [kind, text] of Object.entries(texts)) {
      const find = () => get(`&search=${encodeURIComponent(text)}`);
      const found = await besides(bench, count, find, list);
      const line = `a text ${kind}: ${figures(found.ours)}, the list ${figures(found.list)}`;
      say(`  ${line}`);
      seen.push(line);
      const ratio = median(found.ours.ms) / median(found.list.ms);
      if (ratio > goal) wrong.push(`a text ${kind} takes ${ratio.toFixed(1)} times the list`);
    }
    return { seen: [`load ${loadavg()[0]?.toFixed(0)}`, ...seen], wrong };
  },
};

interface Cost {
  ms: number[];
  /** Of API and PostgreSQL, for each call. */
  cpuMs: number;
}

async function besides(
  bench: Bench,
  count: number,
  find: () => Promise<unknown>,
  list: () => Promise<unknown>,
): Promise<{ ours: Cost; list: Cost }> {
  const pid = await postgresPid(bench);
  const used = async () => (await cpuSeconds(bench.api.pid)) + (await cpuSeconds(pid));
  const costs = { ours: { ms: [] as number[], cpuMs: 0 }, list: { ms: [] as number[], cpuMs: 0 } };
  const side = async (cost: Cost, call: () => Promise<unknown>) => {
    const before = await used();
    for (let at = 0; at < inTurn; at += 1) cost.ms.push(await timed(call));
    cost.cpuMs += (((await used()) - before) * 1_000) / count;
  };
  for (let done = 0; done < count; done += inTurn) {
    await side(costs.ours, find);
    await side(costs.list, list);
  }
  return costs;
}

async function postgresPid({ folder }: Bench): Promise<number> {
  const file = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

function figures({ ms, cpuMs }: Cost): string {
  const [p50, p95] = [percentile(ms, 0.5), percentile(ms, 0.95)].map((one) => one.toFixed(1));
  return `p50 ${p50} ms, p95 ${p95} ms, processor ${cpuMs.toFixed(1)} ms`;
}
