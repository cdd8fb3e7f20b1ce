import { writeCursor } from '../../src/api/cursor.ts';
import { expectOk } from '../http-client.ts';
import { latencyRounds } from '../measure.ts';
import type { Row } from '../row.ts';
import { manyDocuments } from './many-documents.ts';

export const depth: Row = {
  name: 'depth',
  title: 'Last page of 1,000,000 documents, 20 a page',
  sides: { ours: 'last page', bare: 'first page' },
  unit: 'ms',
  goal: { max: 1.2 },
  async run(bench) {
    const { token, organizationId } = await manyDocuments(bench);
    const { rows } = await bench.sql.query<{ at: string; id: string }>(
      `select created_at::text as at, id from documents where organization_id = $1
       order by created_at, id offset 20 limit 1`,
      [organizationId],
    );
    const [before] = rows;
    if (!before) throw new Error('There are no documents.');
    const key = { at: new Date(before.at), id: before.id };
    const cursor = writeCursor(bench.parts.operations.keyring, 'documents', {}, key);
    const get = async (query: string, more: boolean) => {
      const page = (await expectOk(bench.api.call('GET', `/documents${query}`, { token }))).json();
      if (page.data.length !== 20 || page.has_more !== more) throw new Error('Not that page.');
    };
    const last = () => get(`?cursor=${cursor}`, false);
    return { rounds: await latencyRounds(last, () => get('', true), 200) };
  },
};
