import { describe, expect, test } from '@jest/globals';
import { PDF } from '@libpdf/core';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { encryptedPdfs } from '../../testing/corpus/pdf/encrypted.ts';
import { protectedAddress, protectedPdf } from '../../testing/corpus/pdf/protect.ts';
import { difference, makePdfium, withPdfJs } from '../../testing/renderers.ts';

const taken = encryptedPdfs.filter(({ outcome }) => outcome === 'prepared');
const aes = { version: 4, revision: 4, keyBytes: 16, cipher: 'aes' } as const;
const rc4 = { version: 2, revision: 3, keyBytes: 16, cipher: 'rc4' } as const;
const prepare = (bytes: Uint8Array) => preparePdf(bytes, defaultLimits);

describe('a protected file that is taken looks as it did', () => {
  const pdfium = makePdfium();
  test.each(taken)('$what', async ({ make }) => {
    const before = await make();
    const { bytes } = await prepare(before);
    const [shown, render] = [await withPdfJs(before, 'display'), await pdfium];
    expect(Math.max(...(shown[0] ?? []))).toBeGreaterThan(30);
    expect(difference(shown, await withPdfJs(bytes, 'display'))).toBe(0);
    expect(difference(await render(before, 'display'), await render(bytes, 'display'))).toBe(0);
    expect((await PDF.load(bytes)).isEncrypted).toBe(false);
  });
});

test('strings are decrypted: a link still leads where it led', async () => {
  for (const protection of [rc4, aes]) {
    const { bytes } = await prepare(protectedPdf(protection));
    expect(
      Buffer.from(bytes).includes(Buffer.from(protectedAddress).toString('hex').toUpperCase()),
    ).toBe(true);
  }
});

test('whatever byte of AES-encrypted, packed content is changed, the file is refused', async () => {
  let length = 0;
  protectedPdf({ ...aes, content: (data) => ((length = data.length), data) });
  for (let at = 16; at < length; at++) {
    const content = (data: Buffer) => {
      const changed = Buffer.from(data);
      changed[at] = (changed[at] ?? 0) ^ 1;
      return changed;
    };
    await expect(prepare(protectedPdf({ ...aes, content }))).rejects.toMatchObject({
      reason: 'encryption_unreadable',
    });
  }
});

test('a file whose permissions are written without their sign opens', async () => {
  const unsigned = { P: String(2 ** 32 - 44) };
  await expect(prepare(protectedPdf({ ...aes, entries: unsigned }))).resolves.toBeDefined();
});
