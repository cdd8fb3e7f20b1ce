import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Application } from '../support/application.ts';
import { invalidAt } from '../support/refusals.ts';
import { readyToAct, typed } from '../support/signing.ts';
import {
  givenDocument,
  givenUpload,
  givenWorkspace,
  type Workspace,
} from '../support/workspace.ts';
import {
  a4,
  ana,
  box,
  fileField,
  putFields,
  startWithTexts,
} from './documents/fields/given-fields.ts';
import { givenTemplate } from './templates/given-template.ts';

const texts = ['Pay 100\u202e001', 'a\u2067b', 'a\u0007b'];
let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startWithTexts();
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const { page: _page, x: _x, y: _y, width: _width, height: _height, ...none } = box;
const field = { name: 'a', type: 'text', ...box };

/** Each text of a field that a sender writes, and where a refusal points. */
const written: [what: string, with_: (text: string) => object, pointer: string][] = [
  ['name', (name) => ({ ...field, name }), '/name'],
  ['label', (label) => ({ ...field, label }), '/label'],
  ['placeholder', (placeholder) => ({ ...field, placeholder }), '/placeholder'],
  ['value', (value) => ({ ...field, value }), '/value'],
  ['words', (value) => ({ ...field, recipient: null, value, read_only: true }), '/value'],
  ['format', (format) => ({ ...field, type: 'date', format }), '/format'],
  ['option', (option) => ({ ...field, type: 'select', options: ['a', option] }), '/options/1'],
  [
    'button',
    (option) => ({
      ...none,
      name: 'a',
      type: 'select',
      places: [
        { ...box, option },
        { ...box, y: 500, option: 'b' },
      ],
    }),
    '/places/0/option',
  ],
];

describe.each(written)(
  'a field’s %s that turns text round is refused where it stands',
  (what, with_, at) => {
    const sent = (text: string) => {
      const { recipient, ...given } = { recipient: 1, ...with_(text) } as Record<string, unknown>;
      return recipient === null ? given : { recipient, ...given };
    };

    test('in a document', async () => {
      const { id } = await givenDocument(app, workspace, { pages: [a4], recipients: [ana] });
      for (const text of texts) {
        expect(await putFields(workspace, id, [sent(text)])).toEqual(invalidAt(`/fields/0${at}`));
      }
      // Told apart from what is wrong anyway.
      const right = sent(what === 'format' ? 'dd.mm.yyyy' : 'Pay');
      expect(await putFields(workspace, id, [right])).toMatchObject({ status: 200 });
    });

    test('in a template', async () => {
      const { id } = await givenTemplate(app, workspace);
      for (const text of texts) {
        const body = { fields: [{ ...sent(text), ...(what !== 'words' && { recipient: 1 }) }] };
        const reply = await workspace.api.call('PUT', '/templates/fields', { query: { id }, body });
        expect(reply).toEqual(invalidAt(`/fields/0${at}`));
      }
    });
  },
);

test('values by name, of one call and of a template, are refused as in a field', async () => {
  const { id } = await givenTemplate(app, workspace, { fields: [fileField()] });
  const upload = await givenUpload(app, workspace, [fileField()]);
  for (const rent of texts) {
    const values = { rent };
    const body = { title: 'Lease', values };
    expect(await workspace.api.post('/templates/use', { query: { id }, body })).toEqual(
      invalidAt('/values/rent'),
    );
    expect(await workspace.api.post('/documents', { body: { ...body, ...upload } })).toEqual(
      invalidAt('/values/rent'),
    );
  }
});

test('what a signer fills in is refused by the same rule, in fields, signature and initials', async () => {
  const { id, recipientIds } = await givenDocument(app, workspace, {
    pages: [a4],
    fields: [fileField()],
    recipients: [ana],
    send: true,
  });
  const signer = await readyToAct(app, workspace, id, recipientIds[0] ?? '');
  const { body: session } = await signer.get('/signing/session');
  const fieldId = String(session.fields[0].id);
  const { signature } = typed;
  const initials = { type: 'type', text: 'AT' };
  for (const text of texts) {
    const acts: [body: object, pointer: string][] = [
      [{ ...typed, fields: { [fieldId]: text } }, `/fields/${fieldId}`],
      [{ signature: { ...signature, text } }, '/signature/text'],
      [{ ...typed, initials: { ...initials, text } }, '/initials/text'],
    ];
    for (const [body, pointer] of acts) {
      expect(await signer.post('/signing/sign', { body })).toEqual(invalidAt(pointer));
    }
  }
});
