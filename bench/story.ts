import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import { expectOk, makeBenchClient, type BenchClient } from './http-client.ts';
import { percentile } from './numbers.ts';

export interface StoryOptions {
  /** Folder of a running instance. */
  dataDir: string;
  documents: number;
  clients: number;
}

export interface StoryResult {
  documents: number;
  perMinute: number;
  createAndSendMs: { p50: number; p95: number };
  lastSignatureToSealedMs: { p50: number; p95: number };
}

interface Instance {
  api: BenchClient;
  key: string;
}

/**
 * The story of two signers, many times at once: upload, create, two recipients, send, and for each
 * view, consent and sign; then the wait until the sealed file can be downloaded.
 */
export async function runStory(options: StoryOptions): Promise<StoryResult> {
  const runtime = JSON.parse(await readFile(join(options.dataDir, 'runtime.json'), 'utf8')) as {
    api_url: string;
    api_key: string;
  };
  const instance = { api: makeBenchClient(runtime.api_url), key: runtime.api_key };
  const pdf = await threePages();
  const createAndSend: number[] = [];
  const toSealed: number[] = [];
  let left = options.documents;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: options.clients }, async () => {
      while (left > 0) {
        left -= 1;
        const timings = await oneLifecycle(instance, pdf);
        createAndSend.push(timings.createAndSendMs);
        toSealed.push(timings.toSealedMs);
      }
    }),
  );
  const minutes = (performance.now() - startedAt) / 60_000;
  instance.api.close();
  return {
    documents: options.documents,
    perMinute: options.documents / minutes,
    createAndSendMs: { p50: percentile(createAndSend, 0.5), p95: percentile(createAndSend, 0.95) },
    lastSignatureToSealedMs: { p50: percentile(toSealed, 0.5), p95: percentile(toSealed, 0.95) },
  };
}

async function oneLifecycle({ api, key }: Instance, pdf: Uint8Array) {
  const token = key;
  const startedAt = performance.now();
  const upload = await expectOk(api.call('POST', '/uploads/generate-url', { token }), 201);
  const { storageId } = (
    await expectOk(
      api.call('POST', upload.json().upload_url, {
        bytes: pdf,
        headers: { 'content-type': 'application/pdf' },
      }),
      201,
    )
  ).json();
  const document = (
    await expectOk(
      api.call('POST', '/documents', {
        token,
        body: {
          title: 'Services agreement',
          storage_id: storageId,
          file_size: pdf.byteLength,
          file_type: 'application/pdf',
        },
      }),
      201,
    )
  ).json();
  const recipients: string[] = [];
  for (const [index, person] of ['ana', 'ben'].entries()) {
    const added = await expectOk(
      api.call('POST', `/recipients?document_id=${document.id}`, {
        token,
        body: { email: `${person}@example.com`, name: person, role: 'signer', order: index + 1 },
      }),
      201,
    );
    recipients.push(added.json().id);
  }
  await expectOk(api.call('POST', `/documents/send?id=${document.id}`, { token, body: {} }));
  const createAndSendMs = performance.now() - startedAt;

  let signedAt = 0;
  for (const id of recipients) {
    const found = await expectOk(
      api.call('GET', `/recipients/get?document_id=${document.id}&id=${id}`, { token }),
    );
    signedAt = await sign(api, found.json().signing_url);
  }
  const download = await expectOk(
    api.call('GET', `/documents/download?id=${document.id}`, { token }),
  );
  const toSealedMs = performance.now() - signedAt;
  await expectOk(api.call('GET', download.json().download_url));
  return { createAndSendMs, toSealedMs };
}

/** @returns when the signature was asked for */
async function sign(api: BenchClient, signingUrl: string): Promise<number> {
  const token = signingUrl.split('/sign/')[1] ?? '';
  const session = (await expectOk(api.call('GET', '/signing/session', { token }))).json();
  const { version } = session.consent;
  await expectOk(
    api.call('POST', '/signing/consent', { token, body: { accepted: true, version } }),
  );
  await expectOk(api.call('POST', '/signing/view', { token, body: {} }));
  const askedAt = performance.now();
  const signature = { type: 'type', text: 'Ana Torres' };
  await expectOk(api.call('POST', '/signing/sign', { token, body: { signature } }));
  return askedAt;
}

/** About 100 KB, as the peer was measured with. */
async function threePages(): Promise<Uint8Array> {
  const pdf = PDF.create();
  for (let page = 0; page < 3; page += 1) {
    const sheet = pdf.addPage({ size: 'a4' });
    for (let line = 0; line < 45; line += 1) {
      sheet.drawText(`Clause ${page + 1}.${line + 1}. The parties agree on what this line says.`, {
        x: 60,
        y: 780 - line * 16,
        size: 10,
      });
    }
  }
  return pdf.save();
}
