import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const entry = join(import.meta.dirname, '..', '..', 'bin', 'countersign.js');
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

test('a damaged data folder is refused before anything is written to it', () => {
  mkdirSync(join(folder, 'data', 'postgres'), { recursive: true });
  writeFileSync(join(folder, 'data', 'postgres', 'PG_VERSION'), '18\n');
  expect(failure([entry, 'start'])).toMatch(
    /master\.key is missing or damaged .*: restore the file/,
  );
});

test('without Go and network the three ways to a Temporal server are named', () => {
  // Everything that would leave this machine goes to a port that nobody listens on.
  const nowhere = 'http://127.0.0.1:9';
  const offline = { HTTPS_PROXY: nowhere, HTTP_PROXY: nowhere, https_proxy: nowhere };
  const external = { DATABASE_URL: 'postgresql://app@127.0.0.1:9/countersign' };
  const message = failure([entry, 'start'], { ...offline, ...external });
  expect(message).toContain('the Temporal server could not be got');
  expect(message).toMatch(/download is not reachable; Go is not installed/);
  for (const wayOut of ['`temporal` is on PATH', 'install Go', 'set TEMPORAL_ADDRESS']) {
    expect(message).toContain(wayOut);
  }
});
