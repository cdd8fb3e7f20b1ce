import { createHash, randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import pg from 'pg';
import { freePort } from '@countersign/embedded/processes/ports';
import { migrations } from '../../src/persistence/migrate.ts';
import { needsMark } from '../../src/persistence/migration.ts';
import { issue, makeCa } from '../evidence/support/key-files.ts';
import { cloneDatabase, emptyDatabase, type OwnDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { entry, runCli } from '../support/run-cli.ts';
import { devServer } from '../support/temporal.ts';
import { spawn } from 'node:child_process';

let temporal: TestWorkflowEnvironment;
let cloned: OwnDatabase;
let folder: string;
let env: NodeJS.ProcessEnv;
const servers: Server[] = [];
beforeAll(async () => {
  [cloned, temporal] = await Promise.all([cloneDatabase(), devServer()]);
  folder = await mkdtemp(join(tmpdir(), 'countersign-trials-'));
  env = {
    DATA_DIR: folder,
    DATABASE_URL: cloned.url,
    MASTER_KEY: randomBytes(32).toString('base64'),
    TEMPORAL_ADDRESS: temporal.address,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'sign@example.com',
  };
});
afterAll(async () => {
  for (const server of servers) server.close();
  await temporal.teardown();
  await cloned.drop();
  await rm(folder, { recursive: true });
});

interface Check {
  name: string;
  ok: boolean;
  detail: string;
  variable?: string;
}

/** What the start of the worker and `doctor` say; nothing else may be wrong but what follows from it. */
async function refusedBy(
  name: string,
  changes: NodeJS.ProcessEnv,
  follows?: string,
): Promise<string> {
  const given = { ...env, ...changes };
  const examined = await runCli(['doctor', '--json'], given);
  expect(examined.code).toBe(1);
  const { checks } = JSON.parse(examined.stdout) as { checks: Check[] };
  const wrong = checks.filter((one) => !one.ok && one.name !== follows);
  expect(wrong.map((one) => one.name)).toEqual([name]);
  const sentence = wrong[0]?.detail.replace(/^failed: /, '') ?? '';
  // Only now: one that is not refused would not end.
  const started = await runCli(['worker'], given);
  expect(started.code).toBe(1);
  expect(started.stderr.trim().split('\n').at(-1)).toBe(`countersign: ${sentence}`);
  expect(sentence).toMatch(/^[A-Z_]+ .+: .+\.$/);
  return sentence;
}

async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsa`;
}

async function kept(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

test('a seal whose chain nobody answers about is refused at B-LTA, and taken at B-T', async () => {
  const { root, issuing } = await makeCa('Notaries');
  const leaf = await issue({ name: 'Seal', issuer: issuing });
  const SIGNER = await kept('seal.pem', leaf.keyPem + leaf.pem + issuing.pem + root.pem);
  for (const SEAL_LEVEL of ['B-LTA', 'B-LT']) {
    expect(await refusedBy('seal_key', { SIGNER, SEAL_LEVEL })).toBe(
      `SEAL_LEVEL is ${SEAL_LEVEL}, but CN=Seal, O=Notaries Ltd names no OCSP, so that this chain ` +
        'reaches B-T at most: set `SEAL_LEVEL=B-T` or take another certificate.',
    );
  }
  const { code } = await runCli(['doctor'], { ...env, SIGNER, SEAL_LEVEL: 'B-T' });
  expect(code).toBe(0);
});

test('a namespace that is not there is refused with the command that makes it', async () => {
  expect(await refusedBy('temporal', { TEMPORAL_NAMESPACE: 'nowhere' })).toMatch(
    /^TEMPORAL_NAMESPACE names nowhere, which is not there: make it \(`temporal operator namespace create --namespace nowhere`\)/,
  );
});

test('a search attribute of our name and another type is refused by name, and a missing one is found', async () => {
  const other = await devServer(undefined, ['--search-attribute', 'OrgId=Int']);
  try {
    const found = await refusedBy('temporal', { TEMPORAL_ADDRESS: other.address });
    expect(found).toContain('another type (OrgId is Int, not Keyword): remove them there');
  } finally {
    await other.teardown();
  }
  const without = await devServer(undefined, ['--search-attribute', 'OrgId=Keyword']);
  try {
    const given = { ...env, TEMPORAL_ADDRESS: without.address };
    const { code, stdout } = await runCli(['doctor'], given);
    expect(code).toBe(1);
    expect(stdout).toMatch(/temporal +failed: .+ lacks the search attributes DocumentStatus, /);
  } finally {
    await without.teardown();
  }
});

test('a schema that is empty, older, or of a release too new is refused, and one that is only newer is taken', async () => {
  const empty = await emptyDatabase();
  const DATABASE_URL = empty.url;
  try {
    expect(await refusedBy('database', { DATABASE_URL })).toBe(
      'DATABASE_URL names an empty database: run `countersign migrate`.',
    );
  } finally {
    await empty.drop();
  }
  const changed = await cloneDatabase();
  const owner = new pg.Client(changed.adminUrl);
  await owner.connect();
  const given = { DATABASE_URL: changed.url };
  const count = migrations.length;
  try {
    await owner.query('insert into migrations (name) values ($1)', ['9000-newer']);
    const newer = await runCli(['doctor'], { ...env, ...given });
    expect(newer.code).toBe(0);
    expect(newer.stdout).toContain(`reached, ${count + 1} migration(s) applied`);
    await owner.query('insert into migrations (name) values ($1)', [
      `9000-newer${needsMark}8999-between`,
    ]);
    expect(await refusedBy('database', given)).toMatch(
      /^DATABASE_URL has the schema of a release that this one is too old for .+: run a newer release\.$/,
    );
    await owner.query(`delete from migrations where name like '9000%' or name = $1`, [
      migrations.at(-1)?.name,
    ]);
    expect(await refusedBy('database', given)).toBe(
      `DATABASE_URL has ${count - 1} of ${count} migrations: run \`countersign migrate\`.`,
    );
  } finally {
    await owner.end();
    await changed.drop();
  }
});

test('an API that runs is not ready while the schema is older than it', async () => {
  const changed = await cloneDatabase();
  const owner = new pg.Client(changed.adminUrl);
  await owner.connect();
  const port = await freePort();
  const api = spawn(process.execPath, [entry, 'api'], {
    env: { ...env, DATABASE_URL: changed.url, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const exited = once(api, 'exit');
  const answers = (status: number) =>
    eventually(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      return answer?.status === status ? true : undefined;
    });
  try {
    await answers(200);
    const last = migrations.at(-1)?.name;
    await owner.query('delete from migrations where name = $1', [last]);
    await answers(503);
    await owner.query('insert into migrations (name) values ($1)', [last]);
    await answers(200);
  } finally {
    api.kill();
    await exited;
    await owner.end();
    await changed.drop();
  }
});

test('a timestamp service that wants a name or a policy is refused with the variable for it', async () => {
  const root = await issue({ name: 'Root', isCa: true });
  const TSA_ROOTS = await kept('tsa.pem', root.pem);
  const asking = await served((_request, response) => response.writeHead(401).end());
  const given = { TSA_ROOTS, TSA_URL: asking };
  expect(await refusedBy('timestamp_service', given)).toMatch(/^TSA_USER is missing: the service/);
  const password = createHash('sha256').update('password').digest('hex');
  const account = { ...given, TSA_USER: 'app', TSA_PASSWORD: password };
  const refused = await refusedBy('timestamp_service', account);
  expect(refused).toMatch(/^TSA_PASSWORD is refused with TSA_USER: give those of your account/);
  expect(refused).not.toContain(password);
  const strict = await served((_request, response) => response.end(unacceptedPolicy));
  expect(await refusedBy('timestamp_service', { ...given, TSA_URL: strict })).toMatch(
    /^TSA_POLICY is missing \(refuses: status 2, unacceptedPolicy\): give the one/,
  );
  const other = { ...given, TSA_URL: strict, TSA_POLICY: '1.2.3' };
  expect(await refusedBy('timestamp_service', other)).toMatch(/^TSA_POLICY is refused \(/);
});

/** TimeStampResp (RFC 3161, 2.4.2) of status `rejection`, whose failure has the bit 15. */
const unacceptedPolicy = Buffer.from('300a30080201020303000001', 'hex');

test('a timestamp service that asked for time is not asked by doctor, which says until when', async () => {
  const root = await issue({ name: 'Root', isCa: true });
  const TSA_ROOTS = await kept('busy.pem', root.pem);
  let requests = 0;
  const TSA_URL = await served((_request, response) => {
    requests += 1;
    response.writeHead(429).end();
  });
  const changed = await cloneDatabase();
  const owner = new pg.Client(changed.adminUrl);
  await owner.connect();
  try {
    const given = { ...env, DATABASE_URL: changed.url, TSA_URL, TSA_ROOTS };
    await runCli(['doctor'], given);
    expect(requests).toBe(1);
    await owner.query(
      `insert into open_circuits (kind, name, reason, asked, in_a_row, opened_at, until)
       values ('timestamps', $1, 'answered 429', true, 1, now(), now() + interval '1 hour')`,
      [new URL(TSA_URL).host],
    );
    const { code, stdout } = await runCli(['doctor'], given);
    expect({ code, requests }).toEqual({ code: 1, requests: 1 });
    const line = `the timestamp service ${new URL(TSA_URL).host} until `;
    expect(stdout).toMatch(new RegExp(`timestamp_service +failed: not asked now: ${line}`));
    expect(stdout).toMatch(new RegExp(`open_circuits +1: .+: ${line}.+ \\(answered 429, and`));
  } finally {
    await owner.end();
    await changed.drop();
  }
});

/** What `doctor` alone says, of what a start goes on without. */
async function foundBy(name: string, changes: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await runCli(['doctor', '--json'], { ...env, ...changes });
  const { checks } = JSON.parse(stdout) as { checks: Check[] };
  return checks.find((one) => one.name === name && !one.ok)?.detail.replace(/^failed: /, '') ?? '';
}

test('a database that lets nobody in is refused with the way out', async () => {
  const withoutPassword = cloned.url.replace(/:[^:@/]+@/, '@');
  expect(await refusedBy('database', { DATABASE_URL: withoutPassword })).toMatch(
    /^DATABASE_URL is refused by its server \(.+\): give user and password of the application’s role/,
  );
});

test('a Temporal that is away, or has no TLS, is said with the variable and the way out', async () => {
  const TEMPORAL_ADDRESS = `127.0.0.1:${await freePort()}`;
  expect(await foundBy('temporal', { TEMPORAL_ADDRESS })).toMatch(
    /^TEMPORAL_ADDRESS names a server that does not answer \(connect ECONNREFUSED [\d.:]+\): start it, /,
  );
  expect(await foundBy('temporal', { TEMPORAL_TLS: 'true' })).toBe(
    'TEMPORAL_TLS is on, and the server of TEMPORAL_ADDRESS answers without TLS: ' +
      'give the address that has it, or leave TLS out.',
  );
});

test('a timestamp service that does not stamp now is said with the variable and the way out', async () => {
  const root = await issue({ name: 'Root', isCa: true });
  const TSA_ROOTS = await kept('passing.pem', root.pem);
  const found = (TSA_URL: string) => foundBy('timestamp_service', { TSA_URL, TSA_ROOTS });
  const answering = (status: number) =>
    served((_request, response) => response.writeHead(status).end('<html>'));
  expect(await found(await answering(403))).toBe(
    'TSA_URL names a service that answers with status 403: ' +
      'correct the address, or ask who runs it to let you in.',
  );
  expect(await found(await answering(200))).toBe(
    'TSA_URL names a service that answers something that is no timestamp: ' +
      'correct the address, or wait until it is back.',
  );
  expect(await found(`http://127.0.0.1:${await freePort()}`)).toBe(
    'TSA_URL names a service that does not answer (ECONNREFUSED): ' +
      'correct the address, or wait until it is back.',
  );
});

test('what may pass is said and stops nothing: a timestamp service that is away', async () => {
  const root = await issue({ name: 'Root', isCa: true });
  const TSA_ROOTS = await kept('away.pem', root.pem);
  const TSA_URL = `http://127.0.0.1:${await freePort()}`;
  const worker = spawn(process.execPath, [entry, 'worker'], {
    env: { ...env, TSA_URL, TSA_ROOTS },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(worker, 'exit');
  let said = '';
  worker.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  try {
    await eventually(async () => (said.includes('The worker works') ? true : undefined));
    expect(said).toMatch(
      /"part":"timestamp_service","variable":"TSA_URL","reason":"[^"]+away|answer/,
    );
  } finally {
    worker.kill();
    await exited;
  }
});

test('a temporary folder that cannot be written is refused', async () => {
  const TMPDIR = join(folder, 'gone');
  // Where others may not read the readers' code, it is laid into the temporary folder.
  expect(await refusedBy('temporary_folder', { TMPDIR }, 'file_limits')).toBe(
    `TMPDIR is ${TMPDIR}, which cannot be written (ENOENT): give a folder that this account may write.`,
  );
  await mkdir(TMPDIR);
  expect((await runCli(['doctor'], { ...env, TMPDIR })).code).toBe(0);
});
