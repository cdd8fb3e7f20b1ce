import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '@countersign/embedded/processes/ports';
import { signal } from '@countersign/embedded/processes/process-identity';
import { readRuntimeFile, type RuntimeFile } from '@countersign/embedded/data-dir/runtime-file';
import { entry } from '../support/run-cli.ts';

/** Two data folders; `npm start` is `countersign start` on one of them. */
let folders: string[];
const running = new Set<ChildProcess>();
beforeAll(async () => {
  const made = [0, 1].map(() => mkdtemp(join(tmpdir(), 'countersign-side-')));
  folders = await Promise.all(made);
  // PostgreSQL runs under another account where this is root's.
  await Promise.all(folders.map((folder) => chmod(folder, 0o711)));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGTERM');
  await Promise.all([...running].map((child) => once(child, 'exit')));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

interface Started {
  child: ChildProcess;
  exited: Promise<unknown[]>;
  output: () => string;
}

async function start(folder: string, port?: number): Promise<Started> {
  const child = spawn(process.execPath, [entry, 'start'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATA_DIR: join(folder, 'data'),
      PORT: String(port ?? (await freePort())),
    },
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const exited = once(child, 'exit').finally(() => running.delete(child));
  return { child, exited, output: () => said };
}

/** Brings the service up on this folder, to the printed links. */
async function up(folder: string): Promise<Started & { runtime: RuntimeFile }> {
  const started = await start(folder);
  const ready = new Promise<void>((resolve, reject) => {
    const look = () => {
      if (started.output().includes('Ready in')) resolve();
    };
    started.child.stdout?.on('data', look);
    started.exited.then(
      () => reject(new Error(`It did not start: ${started.output()}`)),
      () => undefined,
    );
  });
  await ready;
  const runtime = await readRuntimeFile(join(folder, 'data'));
  if (!runtime) throw new Error('There is no runtime.json.');
  return { ...started, runtime };
}

const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

function contacts(at: RuntimeFile, key: string, lastName?: string): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const body = { first_name: 'Ana', last_name: lastName, email: 'ana@example.com' };
  return fetch(`${at.api_url}/contacts`, {
    headers,
    ...(lastName !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
}

test('two instances run side by side, each with its own data; one killed whole comes back with all of it', async () => {
  const [one = '', other = ''] = folders;
  const [first, second] = await Promise.all([up(one), up(other)]);
  expect((await stat(join(one, 'data', 'runtime.json'))).mode & 0o777).toBe(0o600);
  const { runtime } = first;
  expect((await contacts(runtime, runtime.api_key, 'Torres')).status).toBe(201);
  expect((await contacts(second.runtime, runtime.api_key)).status).toBe(401);

  const again = await start(one);
  expect(await again.exited).toEqual([1, null]);
  expect(again.output()).toMatch(/\ncountersign: Countersign is already running on .*: .*\.\n$/);

  const killed = [first.child.pid ?? 0, ...Object.values(runtime.pids)];
  // Its guardian sees the first one go, and may be at the others before us.
  for (const pid of killed) signal(pid, 'SIGKILL');
  await first.exited;
  const back = await up(one);
  expect(back.runtime).toMatchObject({ api_key: runtime.api_key });
  expect(Object.values(back.runtime.pids)).toHaveLength(4);
  expect(killed.filter(lives)).toEqual([]);
  const kept = await contacts(back.runtime, runtime.api_key);
  expect(await kept.json()).toMatchObject({ contacts: [{ last_name: 'Torres' }] });
  expect((await contacts(second.runtime, second.runtime.api_key)).status).toBe(200);

  for (const { child, exited, runtime: at } of [back, second]) {
    child.kill('SIGINT');
    expect(await exited).toEqual([0, null]);
    expect(Object.values(at.pids).filter(lives)).toEqual([]);
  }
}, 900_000);
