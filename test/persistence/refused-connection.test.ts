import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { openDatabase } from '../../src/persistence/orm.ts';
import { databaseTime } from '../../src/persistence/role.ts';
import { cloneDatabase } from '../support/database.ts';

test('a connection over which it cannot sign in is ended by us, not left for the server to end', async () => {
  const cloned = await cloneDatabase();
  const target = new URL(cloned.url);
  const endedBy: string[] = [];
  const ended = Promise.withResolvers<undefined>();
  const sockets = new Set<Socket>();
  const way = createServer((ours) => {
    const theirs = connect(Number(target.port), target.hostname);
    for (const [from, to, name] of [
      [ours, theirs, 'us'],
      [theirs, ours, 'the server'],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from
        .on('error', () => undefined)
        .on('close', () => {
          endedBy.push(name);
          ended.resolve(undefined);
        });
    }
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const url = new URL(cloned.url);
  url.hostname = '127.0.0.1';
  url.port = String((way.address() as AddressInfo).port);
  url.password = '';
  const database = await openDatabase({ url: url.href });
  try {
    await expect(databaseTime(database)).rejects.toThrow(/password must be a string/);
    await ended.promise;
    expect(endedBy[0]).toBe('us');
  } finally {
    await database.close();
    for (const socket of sockets) socket.destroy();
    way.close();
    await cloned.drop();
  }
});
