import { publicId } from '../../src/domain/ids.ts';
import { expectOk } from '../http-client.ts';
import { interleave, timed } from '../measure.ts';
import type { Row } from '../row.ts';
import { seedDrafts, settle } from '../seed.ts';

const documents = 50;

export const bulk: Row = {
  name: 'bulk',
  title: 'Send 50 documents with two signers each',
  sides: { ours: 'one bulk-send of 50', bare: '50 sends one after the other' },
  unit: 'ms',
  goal: { max: 0.5 },
  async run(bench) {
    const workspace = await bench.addWorkspace();
    const { token } = workspace;
    await settle(bench);
    const drafts = async () =>
      (await seedDrafts(bench, workspace, documents)).map((id) => publicId('doc', id));
    const { api } = bench;
    const together = async () => {
      const body = { document_ids: await drafts() };
      return timed(async () => {
        const sent = api.call('POST', '/documents/bulk-send', { token, body });
        if ((await expectOk(sent)).json().succeeded !== documents) throw new Error('Not all sent.');
      });
    };
    const apart = async () => {
      const ids = await drafts();
      return timed(async () => {
        for (const id of ids) {
          await expectOk(api.call('POST', `/documents/send?id=${id}`, { token, body: {} }));
        }
      });
    };
    return { rounds: await interleave(together, apart) };
  },
};
