import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from '../../src/persistence/orm.ts';
import { startApplication, type Application } from '../support/application.ts';
import type { Reply } from '../support/client.ts';
import { cloneDatabase, type OwnDatabase } from '../support/database.ts';
import { refused } from '../support/refusals.ts';
import { givenWorkspace, type Workspace } from '../support/workspace.ts';

const poolSize = 3;
let app: Application;
let own: OwnDatabase;
let name: string;
let workspace: Workspace;
beforeAll(async () => {
  own = await cloneDatabase();
  name = new URL(own.url).pathname.slice(1);
  const database = await openDatabase({ url: own.url, poolSize });
  app = await startApplication({ operations: { database }, cloned: own });
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

let changes = 0;
const change = () => {
  changes += 1;
  const body = { name: `Harbour Estates ${changes}` };
  return workspace.api.call('PUT', '/settings/branding', { body });
};
const read = () => workspace.api.get('/documents');
const ready = async () => (await fetch(`${app.publicUrl}/readyz`)).status;
const cutAll = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

function expectUnavailable(reply: Reply): void {
  expect(reply).toEqual(refused(503, 'UNAVAILABLE'));
  expect(reply.headers.get('retry-after')).toBe('5');
  expect(reply.body.detail).not.toMatch(/transaction|postgres|relation|disk/i);
}

/** As many at once as the pool has connections. */
const onEveryConnection = (call: () => Promise<Reply>) =>
  Promise.all(Array.from({ length: poolSize }, call));

describe('a database that became read-only', () => {
  const becomeReadOnly = () =>
    own.asSuperuser([`alter database ${name} set default_transaction_read_only = on`, cutAll]);
  /** Until what was cut is noticed; reading shows nobody that changes are refused. */
  const readOnEveryConnection = async () => {
    let replies: Reply[];
    do replies = await onEveryConnection(read);
    while (replies.some(({ status }) => status !== 200));
  };
  /** For what is connected from now on, as when another server took its place. */
  const takeChanges = () =>
    own.asSuperuser([
      'set session characteristics as transaction read write',
      `alter database ${name} reset all`,
    ]);
  // Else its use is still to be noted, which is a change.
  beforeAll(read);
  afterEach(takeChanges);

  test('refuses changes with 503 and is not ready', async () => {
    await becomeReadOnly();
    expect(await ready()).toBe(503);
    expectUnavailable(await change());
    expect((await fetch(`${app.publicUrl}/healthz`)).status).toBe(200);
  });

  test.each([
    ['a change that it refuses', async () => expectUnavailable(await change())],
    ['a look at whether it is ready', async () => expect(await ready()).toBe(503)],
  ])('is left with every connection at %s', async (_name, refusal) => {
    await becomeReadOnly();
    await readOnEveryConnection();
    await takeChanges();
    await refusal();
    for (const reply of await onEveryConnection(change)) expect(reply.status).toBe(200);
    expect(await ready()).toBe(200);
  });

  test('is left with the connections that were in use meanwhile, too', async () => {
    await becomeReadOnly();
    await readOnEveryConnection();
    await takeChanges();
    // Who comes late to this may meet a new connection already.
    const replies = await onEveryConnection(change);
    expect(replies.map(({ status }) => status)).toContain(503);
    for (const reply of await onEveryConnection(change)) expect(reply.status).toBe(200);
  });
});

describe('503 with Retry-After, and all is well afterwards', () => {
  test('when it has no connection left', async () => {
    await own.asSuperuser([`alter database ${name} connection limit 0`, cutAll]);
    expectUnavailable(await read());
    expect(await ready()).toBe(503);
    await own.asSuperuser([`alter database ${name} connection limit -1`]);
    expect((await read()).status).toBe(200);
    expect(await ready()).toBe(200);
  });

  test.each([
    ['its disk is full', '53100'],
    ['its memory is used up', '53200'],
    ['its disk is broken', '58030'],
  ])('when %s', async (_fault, code) => {
    await own.asSuperuser([
      `create function fault() returns trigger language plpgsql as
       $$ begin raise exception 'could not extend file' using errcode = '${code}'; end $$`,
      'create trigger fault before insert on events for each row execute function fault()',
    ]);
    expectUnavailable(await change());
    await own.asSuperuser(['drop function fault cascade']);
    expect((await change()).status).toBe(200);
  });
});

/** A PostgreSQL that refuses every connection, as one does that is starting or in recovery. */
async function refusing(code: string) {
  const fields = `SFATAL\0VFATAL\0C${code}\0Mthe database system is in recovery mode\0\0`;
  const refusal = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), Buffer.from(fields)]);
  refusal.writeInt32BE(refusal.length - 1, 1);
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(refusal));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://app:app@127.0.0.1:${port}/countersign`, server };
}

test.each([
  ['it starts or recovers', '57P03'],
  ['it shuts down', '57P01'],
  ['it crashed', '57P02'],
  ['its role has no connection left', '53300'],
])('503 with Retry-After when it takes no connection, as %s', async (_fault, code) => {
  const { url, server } = await refusing(code);
  const cloned = await cloneDatabase();
  const database = await openDatabase({ url, poolSize });
  const closed = await startApplication({ operations: { database }, cloned });
  try {
    expectUnavailable(await closed.client.as(workspace.key).get('/documents'));
    expect((await fetch(`${closed.publicUrl}/readyz`)).status).toBe(503);
  } finally {
    await closed.stop();
    server.close();
  }
});
