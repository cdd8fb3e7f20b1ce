import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@countersign/embedded/processes/ports';
import { createApiKey } from '../../src/operations/api-keys/create.ts';
import type { MemberId, OrganizationId } from '../../src/domain/ids.ts';
import { writeAllowance, usualAllowance } from '../../src/domain/access/allowance.ts';
import type { Bench } from '../bench.ts';
import { expectOk, makeBenchClient, type BenchClient } from '../http-client.ts';
import { interleave } from '../measure.ts';
import { median } from '../numbers.ts';
import { cpuSeconds } from '../processes.ts';
import type { Row } from '../row.ts';
import { seedDocuments, settle } from '../seed.ts';

/** So many that none meets its limit, and each has that of every key in production. */
const keys = 100;
const clients = 8;
const requestsOfTurn = 3_000;

export const limits: Row = {
  name: 'limits',
  title: `Processor time of a list of 20, API and PostgreSQL, ${keys} keys in turn, 8 clients`,
  sides: { ours: `RATE_LIMITS=${writeAllowance(usualAllowance)}`, bare: 'RATE_LIMITS=off' },
  unit: 'ms',
  goal: { max: 1.1 },
  async run(bench) {
    const workspace = await bench.addWorkspace();
    await seedDocuments(bench, workspace, { count: 1_000, perDay: 500 });
    const tokens = await makeKeys(bench, workspace);
    await settle(bench);
    const database = await postmasterOf(bench.folder);
    const seen = { on: [] as number[], off: [] as number[] };
    const side =
      (name: 'on' | 'off', { pid, client }: Served) =>
      async () => {
        const before = await cpuSeconds(pid);
        const beside = await cpuSeconds(database);
        await askAll(client, tokens);
        const apiMs = ((await cpuSeconds(pid)) - before) * 1_000;
        const databaseMs = ((await cpuSeconds(database)) - beside) * 1_000;
        seen[name].push(apiMs / requestsOfTurn);
        return (apiMs + databaseMs) / requestsOfTurn;
      };
    const on = await serve(bench, writeAllowance(usualAllowance));
    const off = await serve(bench, 'off');
    try {
      const rounds = await interleave(side('on', on), side('off', off));
      const of = (name: 'on' | 'off') => `${median(seen[name].slice(1)).toFixed(2)} ms`;
      return { rounds, notes: [`of these in the API: ${of('on')} / ${of('off')}`] };
    } finally {
      await Promise.all([on.client.close(), off.client.close()]);
    }
  },
};

interface Served {
  pid: number;
  client: BenchClient;
}

async function serve(bench: Bench, rateLimits: string): Promise<Served> {
  const port = await freePort();
  const changes = { PORT: String(port), RATE_LIMITS: rateLimits };
  const pid = await bench.startService('api', changes);
  return { pid, client: makeBenchClient(`http://127.0.0.1:${port}/api/v1`) };
}

async function makeKeys(
  { parts }: Bench,
  { organizationId, memberId }: { organizationId: string; memberId: string },
): Promise<string[]> {
  const holder = {
    organizationId: organizationId as OrganizationId,
    memberId: memberId as MemberId,
  };
  const made: string[] = [];
  for (let index = 0; index < keys; index += 1) {
    const command = { ...holder, label: `Bench ${index}`, scopes: ['svc:documents:read'] as const };
    made.push((await createApiKey(parts.operations, command)).key);
  }
  return made;
}

async function askAll({ call }: BenchClient, tokens: readonly string[]): Promise<void> {
  let asked = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (asked < requestsOfTurn) {
        const token = tokens[asked++ % tokens.length] ?? '';
        await expectOk(call('GET', '/documents', { token }));
      }
    }),
  );
}

/** Its children serve the connections. */
async function postmasterOf(folder: string): Promise<number> {
  const text = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}
