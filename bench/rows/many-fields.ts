import { readFile, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@countersign/embedded/processes/ports';
import type { Bench } from '../bench.ts';
import { expectOk, makeBenchClient, type BenchClient } from '../http-client.ts';
import { median } from '../numbers.ts';
import type { Proof } from '../proof.ts';
import { upload } from '../seed.ts';

const fieldCount = 1_000;
const goalMs = 50;
const turns = 9;
const texts = 120;

/** How long the API's event loop is held by requests of a thousand fields: medians of the turns. */
export const manyFields: Proof = {
  name: 'many-fields',
  title: `the event loop beside requests of ${fieldCount} fields`,
  async run(bench, { count = turns }) {
    const service = await startApi(bench);
    const seen: string[] = [];
    const wrong: string[] = [];
    try {
      for (const { name, prepare } of requests(bench, service.api)) {
        const call = await prepare();
        await call();
        const longest: number[] = [];
        for (let turn = 0; turn < count; turn += 1) longest.push(await service.longestTurnMs(call));
        const ms = median(longest);
        const range = `${Math.min(...longest).toFixed(0)} to ${Math.max(...longest).toFixed(0)}`;
        seen.push(`${name}: held for ${ms.toFixed(0)} ms of processor time (${range})`);
        if (ms > goalMs) wrong.push(`${name} holds the event loop for ${ms.toFixed(0)} ms`);
      }
    } finally {
      await service.api.close();
    }
    return { seen: [...seen, `load ${loadavg()[0]?.toFixed(0)}`], wrong };
  },
};

interface Service {
  api: BenchClient;
  /** Processor time of the longest turn of its event loop while this is done. */
  longestTurnMs: (call: () => Promise<unknown>) => Promise<number>;
}

async function startApi(bench: Bench): Promise<Service> {
  const port = await freePort();
  const file = join(bench.folder, 'longest-turn');
  const preload = join(import.meta.dirname, '..', 'watch-turns.ts');
  const pid = await bench.startService('api', {
    PORT: String(port),
    NODE_OPTIONS: `--import=${preload}`,
    LONGEST_TURN: file,
  });
  return {
    api: makeBenchClient(`http://127.0.0.1:${port}/api/v1`),
    async longestTurnMs(call) {
      process.kill(pid, 'SIGUSR2');
      await pause(20);
      await call();
      process.kill(pid, 'SIGUSR2');
      for (;;) {
        const text = await readFile(file, 'utf8').catch(() => '');
        if (text !== '') {
          await rm(file);
          return Number(text);
        }
        await pause(10);
      }
    },
  };
}

/** Each made ready by requests that are not measured. */
function requests(bench: Bench, api: BenchClient) {
  const placed = Array.from({ length: fieldCount }, (_, at) => ({
    name: `field ${at}`,
    type: 'text',
    recipient: 1,
    page: 1 + (at % 3),
    x: 20 + 10 * (at % 50),
    y: 20 + 20 * Math.floor(at / 50),
    width: 8,
    height: 8,
  }));
  const anchored = placed.map(({ name, type, recipient }, at) => ({
    name,
    type,
    recipient,
    anchor: { text: `Clause ${1 + (at % 3)}.${1 + (at % (texts / 3))}. The`, dx: at % 20 },
    width: 8,
    height: 8,
  }));
  const draft = async () => {
    const { token } = await bench.addWorkspace();
    const { file } = await upload({ api: { ...api, pid: 0 } }, token);
    return { token, body: { title: 'Services agreement', ...file } };
  };
  const put = (fields: unknown[]) => async () => {
    const { token, body } = await draft();
    const made = await expectOk(api.call('POST', '/documents', { token, body }), 201);
    const path = `/documents/fields?id=${made.json().id}`;
    return () => expectOk(api.call('PUT', path, { token, body: { fields } }));
  };
  const oneCall = (fields: { name: string }[]) => async () => {
    const { token, body } = await draft();
    const request = {
      ...body,
      recipients: [{ email: 'ana@example.com', name: 'Ana Torres', role: 'signer' }],
      fields,
      values: Object.fromEntries(fields.map(({ name }) => [name, 'as agreed'])),
      send: {},
    };
    return () => expectOk(api.call('POST', '/documents', { token, body: request }), 201);
  };
  return [
    { name: 'PUT of places', prepare: put(placed) },
    { name: 'PUT of anchors', prepare: put(anchored) },
    { name: 'one call with places and values', prepare: oneCall(placed) },
    { name: 'one call with anchors and values', prepare: oneCall(anchored) },
  ];
}
