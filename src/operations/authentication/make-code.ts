import { randomInt, randomUUID } from 'node:crypto';
import { comparableDigits } from '../../domain/authentication/access-code.ts';
import { codeLifeMs, type CodeMethod } from '../../domain/authentication/codes.ts';
import type { Recipient } from '../../persistence/entities/documents.ts';
import {
  endCodes,
  insertCode,
  type StoredCode,
} from '../../persistence/stores/signing/authentication.ts';
import type { Keyring } from '@countersign/keyring/keyring';
import type { Transaction } from '../unit-of-work/context.ts';

const purpose = 'authentication-code';
const digits = 6;

/** A code in clear, which goes to whoever hands it on and is kept nowhere. */
export interface FreshCode {
  id: string;
  code: string;
  expiresAt: Date;
}

/** Makes a code; the one before it is replaced. The caller holds the document's lock. */
export async function makeCode(
  { em, deps, realNow: now }: Transaction,
  { id: recipientId, linkVersion }: Pick<Recipient, 'id' | 'linkVersion'>,
  method: CodeMethod,
): Promise<FreshCode> {
  const id = randomUUID();
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const { keyId, mac } = deps.keyring.mac(purpose, bound(id, code));
  const expiresAt = new Date(now.getTime() + codeLifeMs);
  await endCodes(em, recipientId, now, method);
  const made = { method, linkVersion, tries: 0, createdAt: now, expiresAt, endedAt: null };
  await insertCode(em, recipientId, { id, keyId, mac, ...made });
  return { id, code, expiresAt };
}

/** Compared in constant time, however it was typed or pasted. */
export function isCode(
  keyring: Keyring,
  { id, keyId, mac }: Pick<StoredCode, 'id' | 'keyId' | 'mac'>,
  code: string,
): boolean {
  return keyring.verifyMac(purpose, keyId, bound(id, comparableDigits(code)), mac);
}

function bound(id: string, code: string): string {
  return `${id}:${code}`;
}
