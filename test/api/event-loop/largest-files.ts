import { randomBytes } from 'node:crypto';
import { simplePdf, streamBody } from '@countersign/pdf/testing/raw-pdf';
import { makeClient } from '../../support/client.ts';

const limitBytes = 52_428_800;

/** A PDF as large as one may be, with a picture of bytes that nothing compresses. */
export function largestPdf(): Buffer<ArrayBuffer> {
  const of = (sizeBytes: number) =>
    simplePdf({
      resources: '/XObject << /I 6 0 R >>',
      content: 'q 400 0 0 400 60 200 cm /I Do Q',
      more: [streamBody(randomBytes(sizeBytes), picture)],
    });
  // A row more of the picture would be too much; the end of its data is left over.
  const emptyBytes = of(50_000_000).length - 50_000_000;
  return Buffer.from(of(limitBytes - emptyBytes));
}

const picture =
  '/Type /XObject /Subtype /Image /Width 5000 /Height 10000 /ColorSpace /DeviceGray ' +
  '/BitsPerComponent 8';

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
