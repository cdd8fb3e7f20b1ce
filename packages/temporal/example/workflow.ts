import { downloadSealed, requestSignatures, waitForSigned } from '@countersign/temporal';

/** Asks for a signature, and goes on when it is there: in a minute, or in a month. */
export async function lease(file: string, email: string, out: string): Promise<string> {
  const { id } = await requestSignatures({
    file,
    title: 'Lease',
    recipients: [{ key: 'tenant', name: 'Ana Torres', email, role: 'signer' }],
    send: true,
  });
  const signed = await waitForSigned(id, { timeout: '30 days' });
  await downloadSealed(id, out);
  return `${signed.title} was signed at ${signed.completed_at}`;
}
