import { expectOk, type BenchClient } from './http-client.ts';

/** A running instance and a key for it. */
export interface StoryTarget {
  api: BenchClient;
  token: string;
  pdf: Uint8Array;
}

interface SentDocument {
  id: string;
  recipientIds: string[];
}

/** Upload, draft, two signers in turn, send: six requests. */
export async function createAndSend({ api, token, pdf }: StoryTarget): Promise<SentDocument> {
  const upload = await expectOk(api.call('POST', '/uploads/generate-url', { token }), 201);
  const headers = { 'content-type': 'application/pdf' };
  const address: string = upload.json().upload_url;
  const stored = await expectOk(api.call('POST', address, { bytes: pdf, headers }), 201);
  const draft = {
    title: 'Services agreement',
    storage_id: stored.json().storageId,
    file_size: pdf.byteLength,
    file_type: 'application/pdf',
  };
  const { id } = (
    await expectOk(api.call('POST', '/documents', { token, body: draft }), 201)
  ).json();
  const recipientIds: string[] = [];
  for (const [index, name] of ['ana', 'ben'].entries()) {
    const body = { email: `${name}@example.com`, name, role: 'signer', order: index + 1 };
    const path = `/recipients?document_id=${id}`;
    recipientIds.push((await expectOk(api.call('POST', path, { token, body }), 201)).json().id);
  }
  await expectOk(api.call('POST', `/documents/send?id=${id}`, { token, body: {} }));
  return { id, recipientIds };
}

/**
 * The whole life of a document; its sealed file is fetched as soon as it can be.
 * @returns milliseconds from asking for the last signature until the sealed file was offered
 */
export async function liveThrough(target: StoryTarget): Promise<number> {
  const { api, token } = target;
  const { id, recipientIds } = await createAndSend(target);
  let askedAtMs = 0;
  for (const recipientId of recipientIds) {
    const path = `/recipients/get?document_id=${id}&id=${recipientId}`;
    const { signing_url: url } = (await expectOk(api.call('GET', path, { token }))).json();
    askedAtMs = await sign(api, url);
  }
  const download = await expectOk(api.call('GET', `/documents/download?id=${id}`, { token }));
  const toSealedMs = performance.now() - askedAtMs;
  await expectOk(api.call('GET', download.json().download_url));
  return toSealedMs;
}

/** What the signing page does. @returns when the signature was asked for */
export async function sign(api: BenchClient, signingUrl: string): Promise<number> {
  const token = signingUrl.split('/sign/')[1] ?? '';
  const session = (await expectOk(api.call('GET', '/signing/session', { token }))).json();
  const consent = { accepted: true, version: session.consent.version };
  await expectOk(api.call('POST', '/signing/consent', { token, body: consent }));
  await expectOk(api.call('POST', '/signing/view', { token, body: {} }));
  const askedAtMs = performance.now();
  const signature = { type: 'type', text: 'Ana Torres' };
  await expectOk(api.call('POST', '/signing/sign', { token, body: { signature } }));
  return askedAtMs;
}
