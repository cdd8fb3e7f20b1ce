import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { sealPdf } from '../../src/evidence/pages/seal-document.ts';
import { takeFirstLook } from '@countersign/verifier/first-look';
import { sealedRevision } from '@countersign/verifier/sealed-revision';
import { verifyPdf } from '@countersign/verifier/verify-evidence';
import { longTermBy } from '../evidence/support/long-term.ts';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { developmentPki, sealInput, sealedOn } from '../evidence/support/seal-fixture.ts';

let plain: Buffer;
let renewed: Buffer;
beforeAll(async () => {
  const pki = await developmentPki();
  const input = await sealInput(simplePdf());
  plain = Buffer.from(await sealPdf(input, pki.signer));
  const longTerm = longTermBy(pki, 'B-LTA', () => sealedOn);
  renewed = Buffer.from(await sealPdf(input, pki.signer, longTerm));
});

/** So many claims in a comment: of the seal's own gap, each up to another byte. */
function claims(count: number): Buffer {
  const [, start = '', end = ''] =
    /\/ByteRange \[0 (\d+) (\d+) \d+/.exec(plain.toString('latin1')) ?? [];
  const lines = Array.from(
    { length: count },
    (_, at) => `%/ByteRange [0 ${start} ${end} ${at + 1}]\n`,
  );
  return Buffer.from(lines.join(''));
}

test('where the seal ends is found, whatever timestamps follow it', async () => {
  expect(takeFirstLook(plain)).toEqual({ kind: 'intact', upTo: plain.length, first: plain.length });
  const look = takeFirstLook(renewed);
  const end = await sealedRevision(renewed);
  // A timestamp’s digest is of its own content, not of the file.
  expect(look).toEqual({ kind: 'intact', upTo: end, first: end });
  expect(end).toBeLessThan(renewed.length);
  const alone = renewed.subarray(0, end);
  expect(takeFirstLook(alone)).toEqual({ kind: 'intact', upTo: end, first: end });
});

test('thousands of claims about one signature hide nothing, and the file is hashed as far as one', () => {
  const claimed = Buffer.concat([plain, claims(2_048)]);
  let hashedBytes = 0;
  const prototype = Object.getPrototypeOf(createHash('sha256')) as {
    update: (data: Uint8Array) => unknown;
  };
  const { update } = prototype;
  prototype.update = function (this: unknown, data: Uint8Array) {
    hashedBytes += data.length;
    return update.call(this, data);
  };
  try {
    const found = { kind: 'intact', upTo: plain.length, first: plain.length };
    expect(takeFirstLook(claimed)).toEqual(found);
  } finally {
    prototype.update = update;
  }
  expect(hashedBytes).toBeLessThanOrEqual(2 * claimed.length);
});

test('the sealed part is that of the seal that was judged, whatever the document says of signatures', async () => {
  const pki = await developmentPki();
  const content = '% /ByteRange [0 1 2 3]\n'.repeat(4_200);
  const sealed = await sealPdf(await sealInput(simplePdf({ content })), pki.signer);
  const more = Buffer.concat([sealed, Buffer.from('% more\n')]);
  const trust = { roots: [], logKeys: [], at: sealedOn };
  for (const [bytes, followedBy] of [
    [sealed, 0],
    [more, 7],
  ] as const) {
    const { sealed: part } = await verifyPdf(bytes, trust);
    expect(part).toEqual({ start: 0, end: sealed.length, followedBy });
  }
  const altered = Buffer.from(more).fill(0x20, 20, 21);
  expect((await verifyPdf(altered, trust)).sealed).toBeUndefined();
});

test('a file of which no signature covers the bytes is altered, and one without is unsigned', () => {
  const altered = Buffer.from(renewed).fill(0x20, 20, 21);
  expect(takeFirstLook(altered).kind).toBe('altered');
  expect(takeFirstLook(simplePdf()).kind).toBe('unsigned');
  expect(takeFirstLook(Buffer.concat([altered, claims(5_000)])).kind).toBe('altered');
});
