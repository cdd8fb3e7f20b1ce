import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../support/application.ts';
import type { Client, Reply } from '../support/client.ts';
import { invalidAt } from '../support/refusals.ts';
import { readyToAct } from '../support/signing.ts';
import {
  givenDocument,
  givenUpload,
  givenWorkspace,
  type Workspace,
} from '../support/workspace.ts';

let app: Application;
let workspace: Workspace;
let api: Client;
let documentId: string;
let recipientIds: string[];
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
  ({ api } = workspace);
  const recipients = [{ email: 'ana@example.com' }];
  const given = await givenDocument(app, workspace, { recipients, send: true });
  documentId = given.id;
  recipientIds = given.recipientIds;
});
afterAll(() => app.stop());

let count = 0;
function add(name: string): Promise<Reply> {
  count += 1;
  return api.post('/recipients', {
    query: { document_id: documentId },
    body: { email: `signer${count}@example.com`, name, role: 'signer' },
  });
}

const drawn = [
  'Ö',
  'రాజు',
  'ಕೃಷ್ಣ',
  'ശ്രീ',
  'ગાંધી',
  'ਸਿੰਘ',
  'ଓଡ଼ିଆ',
  'ශ්‍රී',
  'សុខ',
  'ສົມ',
  'အောင်',
  'አበበ',
].concat([
  'އަހުމަދު',
  'བསྟན་འཛིན',
  'தமிழ்',
  'हिन्दी',
  'বাংলা',
  'ไทย',
  'Հայ',
  'ქართ',
  '𠮷田',
  '👩‍💻 1️⃣',
  'á'.repeat(255),
]);

test.each(drawn)('201: %s is a name that signature and certificate page can draw', async (name) => {
  const { status, body } = await add(name);
  expect([status, body.name]).toEqual([201, name.normalize('NFC')]);
});

const undrawn = [
  ['ᠮᠣᠩᠭᠣᠯ', 'Mongolian', 1],
  ['Ana ᏣᎳᎩ', 'Cherokee', 5],
  ['ߒߞߏ', 'Nko', 1],
  ['ⵜⵉⴼ', 'Tifinagh', 1],
  ['ܐܒܐ', 'Syriac', 1],
  ['ᐃᓄᒃ', 'Canadian Aboriginal', 1],
  ['𞤀𞤣', 'Adlam', 1],
  ['王𰻝', 'Han', 2],
] as const;

test.each(undrawn)(
  '400 by the name of the script wherever a name comes in: %s',
  async (name, script, at) => {
    const query = { document_id: documentId, id: recipientIds[0] ?? '' };
    const upload = await givenUpload(app, workspace);
    const recipient = { email: 'ben@example.com', name, role: 'signer' };
    const contact = { first_name: name, last_name: 'Torres', email: 'c@example.com' };
    for (const [reply, pointer] of [
      [await add(name), '/name'],
      [await api.call('PUT', '/recipients/update', { query, body: { name } }), '/name'],
      [
        await api.post('/recipients/reassign', { query, body: { name, email: 'ben@example.com' } }),
        '/name',
      ],
      [await api.post('/contacts', { body: contact }), '/first_name'],
      [
        await api.post('/documents', {
          body: { title: 'Lease', ...upload, recipients: [recipient] },
        }),
        '/recipients/0/name',
      ],
    ] as const) {
      expect(reply).toEqual(invalidAt(pointer));
      const { message } = reply.body.errors[0];
      expect(message).toContain(
        `is of the ${script} script and drawn by no font here (character ${at})`,
      );
      expect(message).toContain('write the name in Latin letters');
    }
  },
);

test('400: a symbol that no font has is named by its place', async () => {
  const { body } = await add('Ana \u{1D11E}');
  expect(body.errors[0].message).toBe(
    'must not hold U+1D11E, which no font here draws (character 5): leave it out',
  );
});

test('400: a typed signature that cannot be drawn says why', async () => {
  const signer = await readyToAct(app, workspace, documentId, recipientIds[0] ?? '');
  const reply = await signer.post('/signing/sign', {
    body: { signature: { type: 'type', text: 'ᠮᠣᠩᠭᠣᠯ' } },
  });
  expect(reply).toEqual(invalidAt('/signature/text'));
  expect(reply.body.errors[0].message).toContain('Mongolian script');
});
