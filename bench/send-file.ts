import type { BenchClient, BenchReply } from './http-client.ts';
import { expectOk } from './http-client.ts';

/** Uploads a PDF to an address of its own. @returns the answer, whatever it is */
export async function sendFile(
  api: BenchClient,
  token: string,
  bytes: Uint8Array,
): Promise<BenchReply> {
  const upload = await expectOk(api.call('POST', '/uploads/generate-url', { token }), 201);
  const headers = { 'content-type': 'application/pdf' };
  return api.call('POST', upload.json().upload_url, { bytes, headers });
}
