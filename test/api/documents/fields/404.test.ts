import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Application } from '../../../support/application.ts';
import { refused } from '../../../support/refusals.ts';
import { givenDocument, givenMember, givenWorkspace } from '../../../support/workspace.ts';
import { getFields, putFields, startWithTexts } from './given-fields.ts';

let app: Application;
beforeAll(async () => {
  app = await startWithTexts();
});
afterAll(() => app.stop());

test('404 DOCUMENT_NOT_FOUND: none, another workspace’s, and one that is not for this member', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace);
  const stranger = await givenWorkspace(app);
  const member = await givenMember(app, workspace, 'member');
  for (const [who, of] of [
    [workspace, `doc_${'0'.repeat(26)}`],
    [workspace, 'x'],
    [stranger, id],
    [member, id],
  ] as const) {
    expect(await getFields(who, of)).toEqual(refused(404, 'DOCUMENT_NOT_FOUND'));
    expect(await putFields(who, of, [])).toEqual(refused(404, 'DOCUMENT_NOT_FOUND'));
  }
});
