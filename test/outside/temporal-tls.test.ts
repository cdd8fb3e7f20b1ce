import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createSecureServer, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { NativeConnection } from '@temporalio/worker';
import { loadConfig, type Environment } from '../../src/processes/config/config.ts';
import { connectionOptions, connectTemporal } from '../../src/outside/temporal-client.ts';
import { temporalTarget } from '../../src/processes/temporal-target.ts';
import { issue, type IssuedCertificate } from '../evidence/support/key-files.ts';
import { eventually } from '../support/eventually.ts';
import { runCli } from '../support/run-cli.ts';
import { devServer } from '../support/temporal.ts';
import { startTlsProxy, type TlsProxy } from '../support/tls-proxy.ts';

let folder: string;
let temporal: TestWorkflowEnvironment;
let proxy: TlsProxy;
let serverTls: { key: string; cert: string };
const file = (name: string) => join(folder, name);

/** Before a real server that knows no TLS of its own: one that asks for a client's certificate. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-temporal-tls-'));
  const ca = await issue({ name: 'Temporal CA', isCa: true });
  const names = [{ type: 'dns' as const, value: 'temporal.example' }];
  const server = await issue({ name: 'temporal', issuer: ca, names });
  const client = await issue({ name: 'countersign', issuer: ca });
  const stranger = await issue({ name: 'Another CA', isCa: true });
  const files: [string, IssuedCertificate][] = [
    ['ca', ca],
    ['client', client],
    ['stranger', stranger],
  ];
  for (const [name, { pem, keyPem }] of files) {
    await writeFile(file(`${name}.pem`), pem);
    await writeFile(file(`${name}.key`), keyPem);
  }
  await writeFile(file('rubbish.pem'), 'no certificate');
  temporal = await devServer();
  serverTls = { key: server.keyPem, cert: server.pem };
  const asking = { ...serverTls, ca: ca.pem, requestCert: true, rejectUnauthorized: true };
  proxy = await startTlsProxy(asking, Number(temporal.address.split(':')[1]));
});
afterAll(async () => {
  await proxy.close();
  await temporal.teardown();
  await rm(folder, { recursive: true, force: true });
});

const right = (): Environment => ({
  TEMPORAL_ADDRESS: `127.0.0.1:${proxy.port}`,
  TEMPORAL_TLS_CA: file('ca.pem'),
  TEMPORAL_TLS_CERT: file('client.pem'),
  TEMPORAL_TLS_KEY: file('client.key'),
  TEMPORAL_TLS_SERVER_NAME: 'temporal.example',
});

function target(env: Environment) {
  const config = loadConfig({ COUNTERSIGN_EMBEDDED: 'true', ...env });
  return temporalTarget({ ...config, temporalAddress: config.temporalAddress ?? '' });
}

/** What both kinds of connection say of the namespace. */
async function namespaces(env: Environment): Promise<unknown[]> {
  const lazy = connectTemporal(target(env));
  try {
    const { namespaceInfo } = await lazy.connection.withDeadline(Date.now() + 5_000, () =>
      lazy.client.workflowService.describeNamespace({ namespace: 'default' }),
    );
    const native = await NativeConnection.connect(connectionOptions(target(env)));
    const info = await native.workflowService.getSystemInfo({});
    await native.close();
    return [namespaceInfo?.name, typeof info.serverVersion];
  } finally {
    await lazy.close();
  }
}

test('with the right certificates client and worker connect, and a workflow is listed', async () => {
  expect(await namespaces(right())).toEqual(['default', 'string']);
  const connected = connectTemporal(target(right()));
  const { client } = connected;
  try {
    const options = { taskQueue: 'nobody', workflowId: 'over-tls' };
    const handle = await client.workflow.start('waits', options);
    const listed = await eventually(async () => {
      const found: string[] = [];
      for await (const { workflowId } of client.workflow.list()) found.push(workflowId);
      return found.length > 0 ? found : undefined;
    });
    expect(listed).toEqual(['over-tls']);
    await handle.terminate();
  } finally {
    await connected.close();
  }
});

const altName = /does not match certificate's altnames/;
// In TLS 1.3 the server judges a client's certificate when the client already holds the handshake to be over (RFC
// 8446 section 4.4.2.4): the client meets the alert, or the closed connection when it writes first.
const refusedAfterHandshake = /alert certificate required|UNAVAILABLE/;
const wrong: [what: string, changes: () => Environment, client: RegExp, worker: RegExp][] = [
  [
    'another CA',
    () => ({ TEMPORAL_TLS_CA: file('stranger.pem') }),
    /self-signed certificate in certificate chain/,
    /UnknownIssuer/,
  ],
  [
    'a server that the system does not trust',
    () => ({ TEMPORAL_TLS_CA: undefined }),
    /self-signed certificate in|unable to (get|verify)/,
    /UnknownIssuer/,
  ],
  [
    'no client certificate',
    () => ({ TEMPORAL_TLS_CERT: undefined, TEMPORAL_TLS_KEY: undefined }),
    refusedAfterHandshake,
    /CertificateRequired|Failed to call GetSystemInfo/,
  ],
  [
    'a client certificate of another CA',
    () => ({ TEMPORAL_TLS_CERT: file('stranger.pem'), TEMPORAL_TLS_KEY: file('stranger.key') }),
    refusedAfterHandshake,
    /Failed to call GetSystemInfo/,
  ],
  [
    'another name',
    () => ({ TEMPORAL_TLS_SERVER_NAME: 'elsewhere.example' }),
    altName,
    /NotValidForName/,
  ],
  [
    'the address as name',
    () => ({ TEMPORAL_TLS_SERVER_NAME: undefined }),
    altName,
    /NotValidForName/,
  ],
];
test.each(wrong)('%s: client and worker say why, and the next connects', async (...row) => {
  const [, changes, byClient, byWorker] = row;
  const given = target({ ...right(), ...changes() });
  const lazy = connectTemporal(given, { once: true });
  const asked = lazy.client.workflowService.describeNamespace({ namespace: 'default' });
  await expect(asked).rejects.toThrow(byClient);
  await lazy.close();
  await expect(NativeConnection.connect(connectionOptions(given))).rejects.toThrow(byWorker);
  expect(await namespaces(right())).toEqual(['default', 'string']);
});

test('without TLS a server that wants it is not spoken to', async () => {
  await expect(namespaces({ TEMPORAL_ADDRESS: right()['TEMPORAL_ADDRESS'] })).rejects.toThrow();
});

test('doctor takes the same variables, and names what is wrong', async () => {
  const examined = async (changes: Environment) => {
    const env = {
      ...right(),
      DATA_DIR: folder,
      DATABASE_URL: 'postgresql://app:x@127.0.0.1:1/none',
      MASTER_KEY: randomBytes(32).toString('base64'),
      ...changes,
    };
    const { stdout, stderr } = await runCli(['doctor', '--json'], env);
    if (stdout === '') return stderr;
    const { checks } = JSON.parse(stdout) as { checks: { name: string; detail: string }[] };
    return checks.find(({ name }) => name === 'temporal')?.detail;
  };
  expect(await examined({})).toBe('reached, namespace default');
  expect(await examined({ TEMPORAL_TLS_CA: file('stranger.pem') })).toMatch(
    /^failed: .+self-signed/,
  );
  expect(await examined({ TEMPORAL_TLS_SERVER_NAME: 'elsewhere.example' })).toMatch(altName);
});

test.each([
  ['TEMPORAL_TLS_CA', 'none.pem', /cannot be read \(ENOENT\)/],
  ['TEMPORAL_TLS_CA', 'rubbish.pem', /holds no certificate/],
  ['TEMPORAL_TLS_CERT', 'rubbish.pem', /holds no certificate/],
  ['TEMPORAL_TLS_KEY', 'rubbish.pem', /holds no key/],
  ['TEMPORAL_TLS_KEY', 'stranger.key', /is not the key of TEMPORAL_TLS_CERT/],
])('%s with %s is refused by name before anything connects', (name, wrongFile, reason) => {
  expect(() => target({ ...right(), [name]: file(wrongFile) })).toThrow(
    new RegExp(`^${name} ${reason.source}`),
  );
});

test('the API key goes with every call of client and worker', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const server = createSecureServer(serverTls);
  server.on('stream', (stream, headers) => {
    seen.push(headers);
    // Trailers alone: 16 is UNAUTHENTICATED, the answer that nothing tries again.
    const answer = { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': '16' };
    stream.respond(answer, { endStream: true });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const given = target({
    TEMPORAL_ADDRESS: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    TEMPORAL_TLS_CA: file('ca.pem'),
    TEMPORAL_TLS_SERVER_NAME: 'temporal.example',
    TEMPORAL_API_KEY: 'key-for-tests',
  });
  const lazy = connectTemporal(given, { once: true });
  await expect(lazy.client.workflowService.getSystemInfo({})).rejects.toThrow(/UNAUTHENTICATED/);
  await lazy.close();
  await expect(NativeConnection.connect(connectionOptions(given))).rejects.toThrow();
  server.close();
  const shown = seen.map(({ authorization }) => authorization);
  expect(shown.length).toBeGreaterThanOrEqual(2);
  expect(new Set(shown)).toEqual(new Set(['Bearer key-for-tests']));
  const agents = seen.map((headers) => String(headers['user-agent']));
  expect(agents.some((agent) => agent.includes('grpc-node'))).toBe(true);
  expect(agents.some((agent) => !agent.includes('grpc-node'))).toBe(true);
});
