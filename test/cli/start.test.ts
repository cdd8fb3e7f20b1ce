import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort } from '@countersign/embedded/processes/ports';
import { entry } from '../support/run-cli.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'countersign-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** One line and a non-zero exit is all that a person needs to see. */
function failure(args: string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    cwd: folder,
    env: {
      PATH: '',
      DATA_DIR: join(folder, 'data'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      ...env,
    },
  });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  return stderr;
}

test('a malformed variable stops the start with its name', () => {
  expect(failure([entry, 'start'], { PORT: 'abc' })).toBe(
    'countersign: PORT is "abc": give a port number from 1 to 65535.\n',
  );
});

test('an old Node is told what to do', () => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '20.11.0' }); await import(${JSON.stringify(entry)})`;
  expect(failure(['--input-type=module', '-e', pretend])).toMatch(
    /runs on Node 24 and this is Node 20\.11\.0.*npm ci/,
  );
});

test('a DATA_DIR that is a file is refused', () => {
  writeFileSync(join(folder, 'data'), '');
  expect(failure([entry, 'start'])).toMatch(/DATA_DIR .* cannot be used .*: give a folder/);
});

test('a damaged data folder is refused before anything is written to it', async () => {
  mkdirSync(join(folder, 'data', 'postgres'), { recursive: true });
  writeFileSync(join(folder, 'data', 'postgres', 'PG_VERSION'), '18\n');
  expect(failure([entry, 'start'])).toMatch(
    /master\.key is missing or damaged .*: restore the file/,
  );
});

test.each(['PORT', 'TEMPORAL_UI_PORT'])(
  'a taken %s is refused before anything starts',
  async (name) => {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const free = String(await freePort());
    const message = failure([entry, 'start'], { PORT: free, [name]: String(port) });
    server.close();
    expect(message).toMatch(new RegExp(`${name} ${port} .*: stop the program`));
    expect(readdirSync(join(folder, 'data'))).not.toContain('postgres');
  },
);

test('without Go and network the three ways to a Temporal server are named', async () => {
  // Everything that would leave this machine goes to a port that nobody listens on.
  const nowhere = 'http://127.0.0.1:9';
  const offline = { NODE_USE_ENV_PROXY: '1', HTTPS_PROXY: nowhere, HTTP_PROXY: nowhere };
  const external = { DATABASE_URL: 'postgresql://app@127.0.0.1:9/countersign' };
  const message = failure([entry, 'start'], {
    ...offline,
    ...external,
    PORT: String(await freePort()),
  });
  expect(message).toContain('the Temporal server could not be got');
  expect(message).toMatch(/download is not reachable; Go is not installed/);
  for (const wayOut of ['set TEMPORAL_CLI to its path', 'install Go', 'set TEMPORAL_ADDRESS']) {
    expect(message).toContain(wayOut);
  }
});

test('a signal to `npm start` reaches the service, with no shell in between', () => {
  const { scripts } = createRequire(import.meta.url)('../../package.json') as {
    scripts: { start: string };
  };
  writeFileSync(join(folder, 'node'), '#!/bin/sh\necho $$\n', { mode: 0o755 });
  const env = { PATH: folder };
  const { pid, stdout } = spawnSync('/bin/sh', ['-c', scripts.start], { encoding: 'utf8', env });
  expect(stdout).toBe(`${pid}\n`);
});
