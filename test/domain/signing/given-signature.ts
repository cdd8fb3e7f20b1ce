import { noInitials } from '../../../src/domain/signing/initials.ts';
import type { SignatureState } from '../../../src/domain/signing/signature.ts';
import { givenId } from '../given-state.ts';
import { now } from './given-session.ts';

/** Ana's typed name, given by the link that was mailed to her. */
export function givenSignature(changed: Partial<SignatureState> = {}): SignatureState {
  return {
    id: givenId(9),
    recipientId: givenId(101),
    signerName: 'Ana',
    signerEmail: 'ana@example.com',
    meaning: 'signed',
    signatureType: 'typed',
    signedAt: now,
    linkChannel: 'mail',
    ipAddress: '203.0.113.7',
    userAgent: 'Firefox',
    shownSha256: '0'.repeat(64),
    shownAt: now,
    shownLinkChannel: 'mail',
    shownIpAddress: '203.0.113.7',
    shownUserAgent: 'Firefox',
    image: null,
    typedText: 'Ana',
    typedFace: null,
    ...noInitials,
    fieldValues: {},
    shownFieldIds: [],
    signatureFieldIds: [],
    authentication: [],
    ...changed,
  };
}
