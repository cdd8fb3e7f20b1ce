import { parsePublicId } from '../../src/domain/ids.ts';
import { expectOk } from '../http-client.ts';
import { compareProcesses } from '../measure.ts';
import type { Row } from '../row.ts';
import { settle, upload } from '../seed.ts';

export const create: Row = {
  name: 'create',
  title: 'Create a document with its event, 8 clients',
  sides: { ours: 'POST /documents', bare: 'Express + pg, same statements' },
  unit: 'per s',
  goal: { min: 0.6 },
  async run({ api, bare, ...bench }) {
    const { token } = await bench.addWorkspace();
    const { file, storageId } = await upload({ api }, token);
    const title = 'Services agreement';
    const ours = { title, ...file };
    const plain = { title, upload_id: parsePublicId('upl', storageId) };
    await settle({ api, bare, ...bench });
    return compareProcesses(
      {
        pid: api.pid,
        call: () => expectOk(api.call('POST', '/documents', { token, body: ours }), 201),
      },
      {
        pid: bare.pid,
        call: () => expectOk(bare.call('POST', '/documents', { token, body: plain }), 201),
      },
    );
  },
};
