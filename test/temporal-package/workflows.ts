import {
  requestSignatures,
  waitForSigned,
  type DocumentEvent,
  type SignatureRequest,
  type SignedDocument,
} from '@countersign/temporal';

export { countersignRequestSignatures } from '@countersign/temporal/nexus-workflow';

/** What a user's workflow would be, and what it saw. */
export async function asks(
  request: SignatureRequest,
): Promise<{ signed: SignedDocument; seen: DocumentEvent[] }> {
  const seen: DocumentEvent[] = [];
  const { id } = await requestSignatures(request);
  const signed = await waitForSigned(id, {
    timeout: '30 days',
    onEvent: (event) => void seen.push(event),
  });
  return { signed, seen };
}
