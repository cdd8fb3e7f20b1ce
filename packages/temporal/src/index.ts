/** For workflow code. */
export type {
  CountersignActivities,
  DocumentEvent,
  SignatureRequest,
  SignedDocument,
} from './contracts.ts';
export { Declined, Expired, TimedOut, Voided } from './failures.ts';
export { downloadEvidence, downloadSealed, requestSignatures, voidDocument } from './proxies.ts';
export { waitForSigned, type WaitOptions } from './wait-for-signed.ts';
