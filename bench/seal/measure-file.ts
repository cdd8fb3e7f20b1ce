/**
 * `node measure-file.ts <folder>`: seals and verifies `document.pdf` in that folder at B-LTA, turn by
 * turn with bare programs, in a process of its own, so that its peak of memory is this file's.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDevelopmentKeys } from '@countersign/pki/development/development-keys';
import { makeDevelopmentKeys } from '@countersign/pki/development/development-pki';
import { makeDevelopmentStatus } from '@countersign/pki/development/development-status';
import { makeDevelopmentTsa } from '@countersign/pki/development/development-tsa';
import { makeSealer } from '../../src/evidence/pages/seal-in-thread.ts';
import { noStatusSource } from '@countersign/pki/status/no-status-source';
import { makeVerifier } from '../../src/evidence/verify/verifier.ts';
import { latencyRounds } from '../measure.ts';
import { makeOpensslSeal, sealInput } from './against-openssl.ts';

const perRound = 5;
const [folder = '.'] = process.argv.slice(2);
const now = () => new Date();
const { keys, signer } = openDevelopmentKeys(makeDevelopmentKeys(now()));
const sealer = makeSealer({
  signer,
  longTerm: {
    level: 'B-LTA',
    tsa: makeDevelopmentTsa(keys, now),
    status: makeDevelopmentStatus(keys, now, noStatusSource),
    timestampRoots: [keys.root],
    now,
  },
});
const verifier = makeVerifier({ roots: [keys.root] });
const document = join(folder, 'document.pdf');
const prepared = await readFile(document);
const sealed = join(folder, 'ours.pdf');
const bare = await makeOpensslSeal(folder, prepared, keys);

const sealing = await latencyRounds(
  async () => {
    // What is sealed changes hands.
    const { parts } = await sealer.seal(sealInput(await readFile(document)));
    await writeFile(sealed, parts);
  },
  bare,
  perRound,
);
const verifying = await latencyRounds(
  async () => {
    const load = () => readFile(sealed);
    const request = { load, owner: 'bench', preparedBytes: prepared.length, at: now() };
    const { level, bytes } = await verifier.verify(request);
    if (level !== 'B-LTA' || !bytes.ok) throw new Error(`It does not hold: ${bytes.detail}`);
  },
  async () => {
    createHash('sha256')
      .update(await readFile(sealed))
      .digest();
  },
  perRound,
);
await sealer.close();
await verifier.close();
const peakMb = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ sealing, verifying, peakMb }));
