import { createHash } from 'node:crypto';
import { noInitials } from '../../../src/domain/signing/initials.ts';
import type { DocumentState, RecipientState } from '../../../src/domain/document/state.ts';
import type { SignatureState } from '../../../src/domain/signing/signature.ts';
import { signingRecord } from '../../../src/evidence/records/signing-record.ts';
import { givenId, givenSent, start } from '../../domain/given-state.ts';
import { givenReady } from '../../domain/signing/given-session.ts';

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const preparedSha256 = sha256('the prepared file');
export const recipient = givenReady(1);
export const signature: SignatureState = {
  id: givenId(9),
  recipientId: recipient.id,
  signerName: 'Ana Torres',
  signerEmail: 'ana@example.com',
  meaning: 'signed',
  signatureType: 'typed',
  signedAt: start,
  linkChannel: 'api',
  ipAddress: '198.51.100.4',
  userAgent: 'Chrome',
  shownSha256: sha256('the file shown'),
  shownAt: start,
  shownLinkChannel: 'api',
  shownIpAddress: '198.51.100.4',
  shownUserAgent: 'Chrome',
  image: null,
  typedText: 'Ana',
  typedFace: null,
  ...noInitials,
  fieldValues: { b: 1, a: 'x' },
  shownFieldIds: [],
  signatureFieldIds: [],
  authentication: [],
};

export function recordOf(
  changed: Partial<SignatureState> = {},
  by: Partial<RecipientState> = {},
  file = preparedSha256,
  of: Partial<DocumentState> = {},
) {
  const signed = { ...signature, ...changed };
  return signingRecord(givenSent(of), { ...recipient, ...by }, signed, file);
}
