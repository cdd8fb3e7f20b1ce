import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { appendFile, copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SealingKeys } from '@countersign/pki/development/development-pki';
import type { SealInput, SealRecipient } from '../../src/evidence/pages/seal-input.ts';

const run = promisify(execFile);

/** Signs a file with `openssl cms` and appends the signature to a copy of it. */
export async function makeOpensslSeal(
  folder: string,
  prepared: Uint8Array,
  keys: SealingKeys,
): Promise<() => Promise<void>> {
  const file = (name: string) => join(folder, name);
  await writeFile(file('document.pdf'), prepared);
  await writeFile(file('seal.pem'), keys.seal);
  await writeFile(file('seal.key'), keys.sealKey, { mode: 0o600 });
  return async () => {
    await run('openssl', [
      ...['cms', '-sign', '-binary', '-md', 'sha256', '-outform', 'DER'],
      ...['-signer', file('seal.pem'), '-inkey', file('seal.key')],
      ...['-in', file('document.pdf'), '-out', file('signature.der')],
    ]);
    await copyFile(file('document.pdf'), file('sealed.pdf'));
    await appendFile(file('sealed.pdf'), await readFile(file('signature.der')));
  };
}

/** Of a document with two signers who typed their names. */
export function sealInput(prepared: Uint8Array): SealInput {
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
    evidence: async () => Buffer.alloc(3_000, ' '),
    locale: 'en',
    verifyUrl:
      'https://sign.example.com/verify/doc_01jd6z5f0xe7s9ykp1c3mznq4r#mVh0nH5kQ2xYc8aT4Rj1Ug',
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
