import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDevelopmentKeys } from '@countersign/pki/development/development-keys';
import { makeDevelopmentKeys } from '@countersign/pki/development/development-pki';
import { makeSealer } from '../../src/evidence/pages/seal-in-thread.ts';
import { latencyRounds } from '../measure.ts';
import type { Row } from '../row.ts';
import { makeOpensslSeal, sealInput } from '../seal/against-openssl.ts';
import { threePages } from '../three-pages.ts';

export const seal: Row = {
  name: 'seal',
  title: 'Seal 100 KB with two typed signatures and a certificate page',
  sides: { ours: 'seal', bare: '`openssl cms` and an append' },
  unit: 'ms',
  goal: { max: 3 },
  async run({ folder }) {
    const { keys, signer } = openDevelopmentKeys(makeDevelopmentKeys(new Date()));
    const work = join(folder, 'seal');
    await mkdir(work);
    const prepared = await threePages();
    const sealer = makeSealer({ signer });
    const bare = await makeOpensslSeal(work, prepared, keys);
    try {
      const ours = async () => {
        // What is sealed changes hands.
        const { parts } = await sealer.seal(sealInput(new Uint8Array(prepared)));
        await writeFile(join(work, 'ours.pdf'), parts);
      };
      return { rounds: await latencyRounds(ours, bare, 20) };
    } finally {
      await sealer.close();
    }
  },
};
