import { randomBytes } from 'node:crypto';
import { simplePdf, streamBody } from '../../evidence/support/raw-pdf.ts';
import { makeClient } from '../../support/client.ts';

const limitBytes = 52_428_800;

/** A PDF as large as one may be, of bytes that nothing compresses. */
export function largestPdf(): Buffer<ArrayBuffer> {
  const of = (sizeBytes: number) =>
    simplePdf({ catalog: '/Data 6 0 R', more: [streamBody(randomBytes(sizeBytes))] });
  const emptyBytes = of(10_000_000).length - 10_000_000;
  return Buffer.from(of(limitBytes - emptyBytes));
}

/** A new upload's address, without the host. */
export async function uploadPath(publicUrl: string, token: string): Promise<string> {
  const { body } = await makeClient(publicUrl, token).post('/uploads/generate-url');
  return new URL(String(body.upload_url)).pathname;
}

/** The address that gives a document of this file, without the host. */
export async function downloadPath(
  publicUrl: string,
  token: string,
  pdf: Buffer<ArrayBuffer>,
): Promise<string> {
  const api = makeClient(publicUrl, token);
  const sent = await fetch(`${publicUrl}${await uploadPath(publicUrl, token)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/pdf' },
    body: pdf,
  });
  const { storageId } = (await sent.json()) as { storageId: string };
  const file = { storage_id: storageId, file_size: pdf.length, file_type: 'application/pdf' };
  const created = await api.post('/documents', { body: { title: 'Large', ...file } });
  const { body } = await api.get('/documents/download', { id: String(created.body.id) });
  return new URL(String(body.download_url)).pathname;
}
