import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Application } from '../../../support/application.ts';
import { effectsOf, nothing } from '../../../support/effects.ts';
import { refused } from '../../../support/refusals.ts';
import { givenDocument, givenWorkspace } from '../../../support/workspace.ts';
import { a4, ana, box, fileField, getFields, putFields, startWithTexts } from './given-fields.ts';

let app: Application;
beforeAll(async () => {
  app = await startWithTexts();
});
afterAll(() => app.stop());

const text = { name: 'x', type: 'text', recipient: 1, ...box };

test('DOCUMENT_NOT_DRAFT: once it was sent, whatever is anchored', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace, { recipients: [ana], send: true });
  const anchored = {
    name: 'y',
    type: 'text',
    recipient: 1,
    anchor: { text: 'y' },
    width: 9,
    height: 9,
  };
  const { reply, ...effects } = await effectsOf(app, () => putFields(workspace, id, [anchored]));
  expect(reply).toEqual(refused(409, 'DOCUMENT_NOT_DRAFT'));
  expect(effects).toEqual(nothing);
});

test('FIELDS_CHANGED: a stale revision changes nothing; of two at once one wins', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace);
  const { body } = await putFields(workspace, id, [text], { revision: 0 });
  const stale = await effectsOf(app, () => putFields(workspace, id, [], { revision: 0 }));
  expect(stale).toEqual({ ...nothing, reply: refused(409, 'FIELDS_CHANGED') });
  expect((await getFields(workspace, id)).body).toEqual(body);
  const both = await Promise.all(
    ['a', 'b'].map((name) => putFields(workspace, id, [{ ...text, name }], { revision: 1 })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('FIELD_EXISTS: the name of a field of the file with another place', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace, { fields: [fileField()], pages: [a4] });
  const [own] = (await getFields(workspace, id)).body.fields;
  for (const elsewhere of [
    { x: 73 },
    box,
    { every_page: true },
    { anchor: { text: 'x' } },
    { places: [box] },
  ]) {
    const reply = await putFields(workspace, id, [{ name: 'rent', ...elsewhere }]);
    expect(reply).toEqual(refused(409, 'FIELD_EXISTS'));
    expect(reply.body.errors).toMatchObject([{ pointer: '/fields/0/name' }]);
  }
  expect(await putFields(workspace, id, [{ name: 'rent', x: own.x, page: 1 }])).toMatchObject({
    status: 200,
  });
});
