import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  announceSeal,
  listenForSeals,
  type SealNotices,
} from '../../src/persistence/seal-notices.ts';
import type { DocumentId } from '../../src/domain/ids.ts';
import { startApplication, type Application } from '../support/application.ts';
import { eventually } from '../support/eventually.ts';
import { severable, type Severable } from '../support/severable.ts';

let app: Application;
let way: Severable;
let notices: SealNotices;
const heard: string[] = [];
beforeAll(async () => {
  app = await startApplication();
  way = await severable(app.cloned.url);
  notices = listenForSeals(way.url);
  notices.onSeal((id) => heard.push(id));
});
afterAll(async () => {
  await notices.close();
  await way.close();
  await app.stop();
});

/** Announced until somebody hears it, as the connection comes when it comes. */
const hears = (id: DocumentId) =>
  eventually(async () => {
    await app.database.fork().transactional((em) => announceSeal(em, id));
    return heard.includes(id) ? true : undefined;
  });

test('a seal is heard of once its transaction has committed, and not when it was rolled back', async () => {
  const [rolledBack, committed] = [
    app.operations.ids.next<'doc'>(),
    app.operations.ids.next<'doc'>(),
  ];
  await hears(app.operations.ids.next<'doc'>());
  const refused = app.database.fork().transactional(async (em) => {
    await announceSeal(em, rolledBack);
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  await hears(committed);
  expect(heard).not.toContain(rolledBack);
});

test('a connection that was lost is opened again', async () => {
  await hears(app.operations.ids.next<'doc'>());
  await way.sever();
  await way.restore();
  await hears(app.operations.ids.next<'doc'>());
});

test('a server that takes the connection and never answers is left, and asked again', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const waiting = listenForSeals(`postgres://app@127.0.0.1:${port}/app`, 50);
  await eventually(async () => sockets.size > 1);
  await waiting.close();
  for (const socket of sockets) socket.destroy();
  silent.close();
  await once(silent, 'close');
});
