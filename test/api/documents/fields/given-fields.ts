import type { PageGeometry } from '@countersign/pdf/page-geometry';
import { parsePublicId } from '../../../../src/domain/ids.ts';
import type { Field } from '../../../../src/domain/template/field.ts';
import type { LocatedText } from '../../../../src/domain/template/placing.ts';
import { startApplication, type Application } from '../../../support/application.ts';
import type { Reply } from '../../../support/client.ts';
import type { Workspace } from '../../../support/workspace.ts';

export const a4: PageGeometry = { box: [0, 0, 595.28, 841.89], turn: 0, unit: 1 };
export const box = { page: 1, x: 72, y: 100, width: 120, height: 18 };

export const ana = { email: 'ana@example.com' };
export const ben = { email: 'ben@example.com' };

/** As the file's form or a text tag has it, on the first page. */
export function fileField(given: Partial<Omit<Field, 'id'>> = {}): Omit<Field, 'id'> {
  return {
    name: 'rent',
    source: 'form',
    label: 'Rent',
    type: 'text',
    required: false,
    page: 0,
    rect: [72, 700, 120, 18],
    ...given,
  };
}

/** An application in whose files these texts stand. */
export function startWithTexts(
  texts: Readonly<Record<string, LocatedText[]>> = {},
): Promise<Application> {
  return startApplication({
    operations: {
      locateTexts: (_file, _owner, asked) =>
        Promise.resolve(asked.map((text) => texts[text] ?? [])),
    },
  });
}

export function getFields({ api }: Workspace, id: string): Promise<Reply> {
  return api.get('/documents/fields', { id });
}

export function putFields(
  { api }: Workspace,
  id: string,
  fields: unknown,
  more: object = {},
): Promise<Reply> {
  return api.call('PUT', '/documents/fields', { query: { id }, body: { fields, ...more } });
}

/** Gives a recipient a key of the sender's. */
export async function nameRecipient(app: Application, recipientId: string, key: string) {
  const id = parsePublicId('rec', recipientId) ?? '';
  await app.database
    .fork()
    .execute('update recipients set key = ? where id = ?', [key, id] as string[]);
}
