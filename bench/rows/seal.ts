import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { appendFile, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDevelopmentKeys } from '../../src/evidence/keys/development-keys.ts';
import { makeDevelopmentKeys } from '../../src/evidence/keys/development-pki.ts';
import type { SealInput, SealRecipient } from '../../src/evidence/seal/input.ts';
import { makeSealer } from '../../src/evidence/seal/sealer.ts';
import { latencyRounds } from '../measure.ts';
import type { Row } from '../row.ts';
import { threePages } from '../three-pages.ts';

const run = promisify(execFile);

export const seal: Row = {
  name: 'seal',
  title: 'Seal 100 KB with two typed signatures and a certificate page',
  sides: { ours: 'seal', bare: '`openssl cms` and an append' },
  unit: 'ms',
  goal: { atMost: 3 },
  async run({ folder }) {
    const { keys, signer } = openDevelopmentKeys(makeDevelopmentKeys(new Date()));
    const work = join(folder, 'seal');
    await mkdir(work);
    const file = (name: string) => join(work, name);
    const prepared = await threePages();
    await writeFile(file('document.pdf'), prepared);
    await writeFile(file('seal.pem'), keys.seal);
    await writeFile(file('seal.key'), keys.sealKey, { mode: 0o600 });
    const sealer = makeSealer({ signer });
    const input = sealInput(prepared);
    const bare = async () => {
      await run('openssl', [
        ...['cms', '-sign', '-binary', '-md', 'sha256', '-outform', 'DER'],
        ...['-signer', file('seal.pem'), '-inkey', file('seal.key')],
        ...['-in', file('document.pdf'), '-out', file('signature.der')],
      ]);
      await copyFile(file('document.pdf'), file('sealed.pdf'));
      await appendFile(file('sealed.pdf'), await readFile(file('signature.der')));
    };
    try {
      const ours = async () => writeFile(file('ours.pdf'), await sealer.seal(input));
      return { rounds: await latencyRounds(ours, bare, 20) };
    } finally {
      await sealer.close();
    }
  },
};

function sealInput(prepared: Uint8Array): SealInput {
  const sha256 = createHash('sha256').update(prepared).digest('hex');
  const at = new Date();
  return {
    prepared,
    document: {
      id: `doc_${randomUUID()}`,
      title: 'Services agreement',
      preparedSha256: sha256,
      originalSha256: sha256,
      sender: { name: 'Owner', email: 'owner@example.com', organization: 'Bench' },
      createdAt: at,
      sentAt: at,
      completedAt: at,
    },
    recipients: ['Ana Torres', 'Ben Okafor'].map((name) => recipient(name, at)),
    evidence: Buffer.alloc(3_000, ' '),
    locale: 'en',
    verifyUrl: 'https://sign.example.com/verify',
  };
}

function recipient(name: string, at: Date): SealRecipient {
  return {
    id: `rec_${randomUUID()}`,
    signatureId: `sig_${randomUUID()}`,
    name,
    email: 'signer@example.com',
    role: 'signer',
    meaning: 'signed',
    viewedAt: at,
    actedAt: at,
    ipAddress: '192.0.2.1',
    userAgent: 'Bench',
    linkChannel: 'mail',
    signature: { type: 'typed', text: name },
    fields: [],
    signatureFields: [],
  };
}
