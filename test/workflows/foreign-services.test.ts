import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeHttpAuthority } from '@countersign/pki/http-authority';
import { makeRemoteTsa } from '@countersign/pki/timestamps/remote-tsa';
import type { Tsa } from '@countersign/pki/timestamps/tsa';
import { minuteMs } from '../../src/domain/time.ts';
import { makeCircuits } from '../../src/operations/circuits/make-circuits.ts';
import { guardedTsa } from '../../src/processes/circuits/guarded-tsa.ts';
import { eventually } from '../support/eventually.ts';
import { startLifecycle, type Lifecycle } from '../support/lifecycle.ts';
import { startReceiver, type Receiver } from '../support/receiver.ts';
import { signs } from '../support/signer.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

let life: Lifecycle;
let workspace: Workspace;
let server: Receiver;
let isBusy = true;
beforeAll(async () => {
  server = await startReceiver((response) =>
    response.writeHead(429, { 'retry-after': '1800' }).end(),
  );
  life = await startLifecycle({
    mailer: { send: async () => ({ outcome: 'sent' }) },
    tsa: (usual) => ({
      timestamp: (digest) => guarded(server.url, usual).timestamp(digest),
    }),
  });
  workspace = await givenWorkspace(life.app);
});
afterAll(async () => {
  await life.stop();
  await server.stop();
});

/** Asks over HTTP while the authority is busy, and the usual one afterwards. */
function guarded(url: string, usual: Tsa): Tsa {
  const { clock, operations, authorities } = life.app;
  const roots = [authorities.pki.rootPem];
  const now = () => clock.now();
  const busy = makeRemoteTsa({ url, roots, ask: makeHttpAuthority(), now, randomBytes });
  const circuits = makeCircuits({ ...operations, random: () => 0 });
  return guardedTsa(isBusy ? busy : usual, url, circuits, clock);
}

/** A document that everybody has signed, and whose seal waits. */
async function waiting(): Promise<string> {
  const { id, recipientIds } = await givenDocument(life.app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  await life.settled(id);
  await signs(life.app, workspace, id, recipientIds[0]);
  await eventually(async () => {
    const { seal } = (await workspace.api.get('/documents/get', { id })).body;
    return seal?.waiting_for === 'timestamp' ? true : undefined;
  });
  return id;
}

test('a timestamp service that asks for half an hour is asked once by three documents, and once more', async () => {
  const ids = [await waiting(), await waiting(), await waiting()];
  await life.pass(25 * minuteMs);
  expect(server.received).toHaveLength(1);
  await eventually(async () => {
    await life.pass(minuteMs);
    return server.received.length > 1 ? true : undefined;
  });
  await life.pass(25 * minuteMs);
  expect(server.received).toHaveLength(2);
  const details = await Promise.all(
    ids.map(async (id) => (await life.handle(id).describe()).raw.pendingActivities ?? []),
  );
  const failures = details.flat().map(({ lastFailure }) => lastFailure?.message ?? '');
  expect(
    failures.some((text) => text.includes('nobody asks the timestamp service 127.0.0.1')),
  ).toBe(true);

  isBusy = false;
  for (const id of ids) {
    await eventually(async () => {
      await life.pass(5 * minuteMs);
      const { status } = await life.handle(id).describe();
      return status.name === 'COMPLETED' ? true : undefined;
    });
  }
});
