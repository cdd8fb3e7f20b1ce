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

const signers = ['ana', 'ben'].map((name, index) => ({
  email: `${name}@example.com`,
  name,
  role: 'signer',
  order: index + 1,
}));

/** Upload, draft, two signers in turn, send: six requests. */
export async function createAndSend(target: StoryTarget): Promise<SentDocument> {
  const { api, token } = target;
  const draft = await uploaded(target);
  const { id } = (
    await expectOk(api.call('POST', '/documents', { token, body: draft }), 201)
  ).json();
  const recipientIds: string[] = [];
  for (const body of signers) {
    const path = `/recipients?document_id=${id}`;
    recipientIds.push((await expectOk(api.call('POST', path, { token, body }), 201)).json().id);
  }
  await expectOk(api.call('POST', `/documents/send?id=${id}`, { token, body: {} }));
  return { id, recipientIds };
}

/** The same, with a place for the signature and the date of each: upload, and one call. */
export async function sendInOneCall(target: StoryTarget): Promise<void> {
  const { api, token } = target;
  const draft = await uploaded(target);
  const recipients = signers.map((signer) => ({ ...signer, key: signer.name }));
  const fields = signers.flatMap(({ name }, index) => {
    const place = { recipient: name, page: -1, x: 72 + index * 240 };
    return [
      { ...place, name: `sign ${name}`, type: 'signature', y: 640, width: 180, height: 36 },
      { ...place, name: `date ${name}`, type: 'date', y: 690, width: 90, height: 16 },
    ];
  });
  const body = { ...draft, recipients, fields, send: {} };
  await expectOk(api.call('POST', '/documents', { token, body }), 201);
}

/** What a draft is made of. */
async function uploaded({ api, token, pdf }: StoryTarget) {
  const upload = await expectOk(api.call('POST', '/uploads/generate-url', { token }), 201);
  const headers = { 'content-type': 'application/pdf' };
  const address: string = upload.json().upload_url;
  const stored = await expectOk(api.call('POST', address, { bytes: pdf, headers }), 201);
  return {
    title: 'Services agreement',
    storage_id: stored.json().storageId,
    file_size: pdf.byteLength,
    file_type: 'application/pdf',
  };
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

/** What the signing page does, but for showing it. @returns when the signature was asked for */
export async function sign(api: BenchClient, signingUrl: string): Promise<number> {
  const token = signingUrl.split('/sign/')[1] ?? '';
  const session = (await expectOk(api.call('GET', '/signing/session', { token }))).json();
  const consent = { accepted: true, version: session.consent.version };
  await expectOk(api.call('POST', '/signing/consent', { token, body: consent }));
  await expectOk(api.call('GET', '/signing/document', { token }));
  await expectOk(api.call('POST', '/signing/view', { token, body: {} }));
  const askedAtMs = performance.now();
  const signature = { type: 'type', text: 'Ana Torres' };
  await expectOk(api.call('POST', '/signing/sign', { token, body: { signature } }));
  return askedAtMs;
}
