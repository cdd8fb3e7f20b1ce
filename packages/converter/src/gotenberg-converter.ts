import { createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Agent, fetch, FormData } from 'undici';
import type { Conversion, Converter } from './converter.ts';
import { extensionOf } from './word-form.ts';

/** For a whole conversion. */
export const gotenbergMs = 120_000;
const maxPdfBytes = 200 * 1024 ** 2;

/**
 * A Gotenberg elsewhere (its LibreOffice route). What it reaches from where it runs is its operator's
 * matter: see docs/files.md.
 */
export function makeGotenbergConverter(address: string, timeoutMs = gotenbergMs): Converter {
  const url = new URL('forms/libreoffice/convert', address.endsWith('/') ? address : `${address}/`);
  // No redirect is followed, and a connection that says nothing is given up.
  const dispatcher = new Agent({ headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
  return {
    name: url.origin,
    async convert(from, to): Promise<Conversion> {
      const form = new FormData();
      form.append('files', await openAsBlob(from), `document.${await extensionOf(from)}`);
      const answer = await fetch(url, {
        method: 'POST',
        body: form,
        redirect: 'error',
        dispatcher,
        signal: AbortSignal.timeout(timeoutMs),
      });
      // 4xx: this file; anything else is Gotenberg's own trouble, which passes.
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
        await answer.body?.cancel();
        return { ok: false, reason: 'conversion_failed' };
      }
      if (answer.status !== 200 || !answer.body) {
        await answer.body?.cancel();
        throw new GotenbergAway(`Gotenberg answered ${answer.status}`);
      }
      return (await keep(answer.body, to))
        ? { ok: true }
        : { ok: false, reason: 'conversion_failed' };
    },
  };
}

export class GotenbergAway extends Error {
  override name = 'GotenbergAway';
}

/** @returns false when there is too much of it */
async function keep(body: AsyncIterable<Uint8Array>, to: string): Promise<boolean> {
  let sizeBytes = 0;
  let tooLarge = false;
  async function* bounded() {
    for await (const chunk of body) {
      sizeBytes += chunk.byteLength;
      tooLarge = sizeBytes > maxPdfBytes;
      if (tooLarge) return;
      yield chunk;
    }
  }
  await pipeline(bounded(), createWriteStream(to));
  return !tooLarge;
}
