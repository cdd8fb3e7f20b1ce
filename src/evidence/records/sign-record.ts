import { createHash, generateKeyPairSync, hash, sign } from 'node:crypto';
import type { SigningRecord } from '@countersign/verifier/signing-record';
import type { RecipientIssuer } from '@countersign/pki/keys/recipient-issuer';
import { canonicalJson } from './canonical-json.ts';

/** A record as it is stored. */
export interface SignedRecord {
  /** Canonical JSON (RFC 8785), with its SHA-256 in hex. */
  record: string;
  recordSha256: string;
  /** Compact, with `x5c` and `x5t#S256` (RFC 7515). */
  jws: string;
  /** OCSP response (DER) about its certificate. */
  ocsp: Uint8Array;
}

/**
 * Signs a record (ES256) by a key of its own, whose certificate names the recipient. The key is
 * used this once and kept nowhere. It attests what the service observed: not that the recipient
 * held the key.
 */
export async function signRecord(
  content: SigningRecord,
  issuer: RecipientIssuer,
  now: Date,
): Promise<SignedRecord> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { id, name, email } = content.recipient;
  const issued = await issuer.issue({ name, email, recipientId: id }, publicKey, now);
  const record = canonicalJson(content);
  const header = {
    alg: 'ES256',
    x5c: [issued.certificate, ...issuer.chain].map((der) => Buffer.from(der).toString('base64')),
    'x5t#S256': createHash('sha256').update(issued.certificate).digest('base64url'),
  };
  const signed = `${base64url(JSON.stringify(header))}.${base64url(record)}`;
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  const signature = sign('sha256', Buffer.from(signed), key);
  return {
    record,
    recordSha256: hash('sha256', record),
    jws: `${signed}.${signature.toString('base64url')}`,
    ocsp: issued.ocsp,
  };
}

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}
