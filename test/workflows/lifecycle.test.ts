import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dayMs } from '../../src/domain/time.ts';
import { startLifecycle, type Lifecycle } from '../support/lifecycle.ts';
import { signs } from '../support/signer.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

let life: Lifecycle;
let workspace: Workspace;
beforeAll(async () => {
  life = await startLifecycle();
  workspace = await givenWorkspace(life.app);
});
afterAll(() => life.stop());

async function statusOf(id: string): Promise<string> {
  return (await workspace.api.get('/documents/get', { id })).body.status;
}

test('each signer is invited when the turn comes, and the document completes, sealed, by itself', async () => {
  const { id, recipientIds } = await givenDocument(life.app, workspace, {
    recipients: [
      { email: 'ana@example.com', order: 1 },
      { email: 'ben@example.com', order: 2 },
    ],
    send: true,
  });
  await life.settled(id);
  expect(await life.mails(id)).toEqual([
    { kind: 'invitation', to: 'ana@example.com', occurrence: 'v1.t1' },
  ]);
  await signs(life.app, workspace, id, recipientIds[0]);
  await life.settled(id);
  await signs(life.app, workspace, id, recipientIds[1]);
  expect(await statusOf(id)).toBe('completed');
  expect(await life.settled(id)).toBe('over');
  const kinds = await life.mailed(id);
  expect(kinds.sort()).toEqual([
    'completed ana',
    'completed ben',
    'completed olga',
    'invitation ana',
    'invitation ben',
    'viewed olga',
    'viewed olga',
  ]);
});

test('reminders go out on days 3, 7 and 14 and the document expires at its deadline', async () => {
  const { id } = await givenDocument(life.app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  await life.settled(id);
  const seen: number[] = [];
  for (let day = 1; day <= 29; day += 1) {
    await life.pass(dayMs);
    await life.settled(id);
    const reminders = (await life.mails(id)).filter(({ kind }) => kind === 'reminder').length;
    if (reminders > seen.length) seen.push(day);
  }
  expect(seen).toEqual([3, 7, 14]);
  expect((await life.mails(id)).filter(({ kind }) => kind === 'expiry_warning')).toHaveLength(2);
  await life.pass(2 * dayMs);
  expect(await life.settled(id)).toBe('over');
  expect((await workspace.api.get('/documents/get', { id })).body).toMatchObject({
    status: 'cancelled',
    void_reason: 'The signing deadline passed',
  });
});
