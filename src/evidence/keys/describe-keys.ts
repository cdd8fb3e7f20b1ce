import { createHash } from 'node:crypto';
import { nameOf } from '@countersign/verifier/certificate';
import { algorithmOf } from '@countersign/pki/keys/check-key';
import { formatNoteKey, noteKey } from '@countersign/verifier/log/note';
import { isDevelopmentCertificate } from '@countersign/pki/x509/development-mark';
import type { Chain } from '@countersign/pki/keys/open-signer';
import { logPublicKeys } from './log-key.ts';
import type { OpenedKeys } from './opened-keys.ts';

/** A key as it is shown to people; the names are those of the API. */
export type KeyDescription = CertifiedKeyDescription | LogKeyDescription;

interface CertifiedKeyDescription {
  /** The variable that names it. */
  key: 'SIGNER' | 'ISSUER';
  use: 'new seals' | 'old seals only' | 'new recipients' | 'old recipients only';
  subject: string;
  issuer: string;
  algorithm: string;
  not_before: string;
  expires_at: string;
  /** SHA-256 of the certificate's DER in hexadecimal. */
  fingerprint: string;
  development: boolean;
}

interface LogKeyDescription {
  key: 'LOG_KEY';
  use: 'the event log' | 'old checkpoints only';
  algorithm: 'Ed25519';
  /** What a verifier of checkpoints is given (C2SP signed note). */
  vkey: string;
  development: boolean;
}

/**
 * Seals first, then recipients' CAs, then the log.
 * @param origin the name that the log has already, whatever address the service has by now
 */
export function describeKeys(
  { seal, issuers, log }: Partial<OpenedKeys>,
  origin?: string,
): KeyDescription[] {
  const seals = (seal?.chains ?? []).map((chain, index): KeyDescription => ({
    key: 'SIGNER',
    use: index === 0 ? 'new seals' : 'old seals only',
    ...describeChain(chain),
  }));
  const cas = (issuers?.chains ?? []).map((chain, index): KeyDescription => ({
    key: 'ISSUER',
    use: index === 0 ? 'new recipients' : 'old recipients only',
    ...describeChain(chain),
  }));
  return [...seals, ...cas, ...(log ? describeLog(log, origin ?? log.name) : [])];
}

function describeChain([leaf]: Chain): Omit<CertifiedKeyDescription, 'key' | 'use'> {
  return {
    subject: nameOf(leaf),
    issuer: leaf.issuer.split('\n').join(', '),
    algorithm: algorithmOf(leaf.publicKey),
    not_before: leaf.validFromDate.toISOString(),
    expires_at: leaf.validToDate.toISOString(),
    fingerprint: createHash('sha256').update(leaf.raw).digest('hex'),
    development: isDevelopmentCertificate(leaf.raw),
  };
}

function describeLog(log: OpenedKeys['log'], origin: string): KeyDescription[] {
  return logPublicKeys(log).map((publicKey, index) => ({
    key: 'LOG_KEY',
    use: index === 0 ? 'the event log' : 'old checkpoints only',
    algorithm: 'Ed25519',
    vkey: formatNoteKey(noteKey(origin, publicKey)),
    development: log.development,
  }));
}
