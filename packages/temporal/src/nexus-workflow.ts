import { requestSignatures } from './proxies.ts';
import type { SignatureRequest, SignedDocument } from './contracts.ts';
import { waitForSigned } from './wait-for-signed.ts';

/** For the bundle of the worker that serves the Nexus operation, which runs as this workflow. */
export async function countersignRequestSignatures(
  request: SignatureRequest,
): Promise<SignedDocument> {
  const { id } = await requestSignatures(request);
  return waitForSigned(id);
}
