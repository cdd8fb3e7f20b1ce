import { hash, X509Certificate } from 'node:crypto';
import { PDF, type PDFPage } from '@libpdf/core';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DevelopmentPki } from '@countersign/pki/development/development-keys';
import { sealPdf } from '../../src/evidence/pages/seal-document.ts';
import { makeSealer } from '../../src/evidence/pages/seal-in-thread.ts';
import { makeVerifier } from '../../src/evidence/verify/verifier.ts';
import { sealedFile } from './support/sealed-file.ts';
import { pathProblem } from '@countersign/verifier/chain';
import { verifySealed } from '@countersign/verifier/pdf-seal';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { drawnSignature } from '@countersign/pdf/testing/drawn-signature';
import { developmentPki, rsaSigner, sealInput, sealedOn, signer } from './support/seal-fixture.ts';

let pki: DevelopmentPki;
let sealed: Uint8Array;
let input: Awaited<ReturnType<typeof sealInput>>;
const trust = () => ({ roots: [pki.rootPem], at: sealedOn });

beforeAll(async () => {
  pki = await developmentPki();
  input = await sealInput(simplePdf());
  sealed = await sealPdf(input, pki.signer);
});

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await PDF.load(bytes);
  return pdf
    .extractText()
    .flatMap(({ text }) => text)
    .join('\n');
}

test('the sealed file begins with the prepared one and carries one signature over all of it', async () => {
  expect(Buffer.from(sealed.subarray(0, input.prepared.length)).equals(input.prepared)).toBe(true);
  const text = Buffer.from(sealed).toString('latin1');
  expect(text.match(/\/ByteRange/g)).toHaveLength(1);
  expect(text.match(/\/ETSI\.CAdES\.detached/g)).toHaveLength(1);
  const verdict = await verifySealed(sealed, trust());
  expect(verdict).toMatchObject({
    bytes: { ok: true },
    signature: { ok: true },
    certificates: { ok: true },
    sealedAt: sealedOn,
  });
  expect(verdict.chain).toHaveLength(3);
});

test('the same input gives the same bytes but for the value of the signature', async () => {
  const again = await sealPdf(input, pki.signer);
  const blank = (bytes: Uint8Array) =>
    Buffer.from(bytes)
      .toString('latin1')
      .replace(/\/Contents <[0-9a-f]+>/, '');
  expect(blank(again)).toBe(blank(sealed));
});

test('values stand where their fields are, in every script that the font has', async () => {
  const names = ['Żółtą Gęślą', 'Пётр Чайковский', 'Σωκράτης', 'Renée Ñandú'];
  const fields = names.map((value, index) => ({
    label: 'Name',
    type: 'text' as const,
    value,
    page: 0,
    rect: [60, 500 - index * 40, 300, 24] as const,
  }));
  const bytes = await sealPdf(
    await sealInput(simplePdf(), [
      signer({
        fields: [
          ...fields,
          { label: 'Age', type: 'number', value: 42.5, page: 0, rect: [60, 300, 80, 20] },
          { label: 'Agreed', type: 'checkbox', value: true, page: 0, rect: [60, 270, 12, 12] },
          { label: 'Note', type: 'textarea', value: 'one\ntwo', page: 0, rect: [60, 200, 99, 60] },
        ],
        signatureFields: [{ page: 0, rect: [60, 100, 200, 50] }],
        signature: { type: 'drawn', image: await drawnSignature() },
      }),
    ]),
    pki.signer,
  );
  const pdf = await PDF.load(bytes);
  expect(pdf.getPageCount()).toBe(2);
  const shown = contentsOf(pdf, 0);
  for (const value of [...names, '42.5', 'one', 'two']) expect(shown).toContain(value);
});

test('a comb has a character in the middle of each box; what is too long is written as any', async () => {
  const comb = { label: 'IBAN', type: 'text', page: 0, boxes: 5 } as const;
  const fields = [
    { ...comb, value: 'DE7', rect: [100, 500, 100, 24] as const },
    { ...comb, value: 'too long', rect: [100, 400, 100, 24] as const },
  ];
  const bytes = await sealPdf(await sealInput(simplePdf(), [signer({ fields })]), pki.signer);
  const { lines } = overlayOf(await PDF.load(bytes), 0);
  const [boxed = [], plain = []] = lines.map(({ spans }) => spans.flatMap(({ chars }) => chars));
  const middles = boxed
    .filter(({ char }) => char.trim() !== '')
    .map(({ bbox }) => bbox.x + bbox.width / 2);
  expect(middles.map((x) => Math.round(x / 5) * 5)).toEqual([110, 130, 150]);
  expect(plain.map(({ char }) => char).join('')).toBe('too long');
});

function contentsOf(pdf: PDF, index: number): string {
  return overlayOf(pdf, index).text;
}

/** The text of the drawing that was laid over a page. */
function overlayOf(pdf: PDF, index: number): ReturnType<PDFPage['extractText']> {
  const page = pdf.getPage(index);
  const objects = page?.getResources().getDict('XObject', (ref) => pdf.getObject(ref));
  const form = objects?.getRef('Overlay1');
  const stream = form && pdf.getObject(form);
  if (!page || stream?.type !== 'stream') throw new Error('nothing was drawn');
  const resources = stream.getDict('Resources', (ref) => pdf.getObject(ref));
  page.dict.set('Contents', stream);
  if (resources) page.dict.set('Resources', resources);
  return page.extractText();
}

test('only a character that no font has is printed by its code point', async () => {
  const bytes = await sealPdf(
    await sealInput(simplePdf(), [signer({ name: 'Wang 王 Ꮳ', signature: { type: 'typed' } })]),
    pki.signer,
  );
  const text = await textOf(bytes);
  expect(text).toContain('Wang 王 U+13E3');
});

test('the certificate page names everyone, the files and the kind of seal', async () => {
  const text = await textOf(sealed);
  for (const part of [
    'Certificate of completion',
    'The seal proves nothing',
    input.document.id,
    input.document.preparedSha256,
    input.document.originalSha256,
    'Ada Lovelace, ada@example.com, Engines Ltd',
    'Żółtą Gęślą',
    'zolta@example.com',
    '21 Nov 2026, 12:00:00 +00:00',
    '203.0.113.7',
    'through the mailed link',
    'sig_1',
    input.verifyUrl,
  ]) {
    expect(text).toContain(part);
  }
});

test('the pages that are added have the size of the document', async () => {
  const landscape = await sealInput(simplePdf({ mediaBox: '[0 0 792 612]' }));
  const receipt = await sealInput(simplePdf({ mediaBox: '[0 0 200 300]' }));
  const size = async (bytes: Uint8Array) => {
    const pdf = await PDF.load(bytes);
    const page = pdf.getPage(pdf.getPageCount() - 1);
    return [page?.width, page?.height];
  };
  expect(await size(await sealPdf(landscape, pki.signer))).toEqual([792, 612]);
  expect(await size(await sealPdf(receipt, pki.signer))).toEqual([595.28, 841.89]);
});

test('the evidence is attached as it is', async () => {
  const pdf = await PDF.load(sealed);
  const evidence = pdf.getAttachment('evidence.json');
  expect(Buffer.from(evidence ?? []).toString()).toBe('{"version":1}');
});

test('an RSA key seals as well', async () => {
  const rsa = await rsaSigner(pki);
  const bytes = await sealPdf(input, rsa);
  expect(rsa.algorithm).toBe('rsa-sha256');
  expect(await verifySealed(bytes, trust())).toMatchObject({
    bytes: { ok: true },
    signature: { ok: true },
    certificates: { ok: true },
  });
});

test('a byte changed anywhere is found', async () => {
  // Every region: a header, the pages, the drawing, the dictionary, the value, its room, the end.
  const contents = Buffer.from(sealed).indexOf('/Contents <3082') + 11;
  const range = Buffer.from(sealed).lastIndexOf('/ByteRange [') + 12;
  const places = [5, 200, input.prepared.length - 8, input.prepared.length + 400];
  places.push(range, contents - 1, contents, contents + 1, contents + 2_000, contents + 5_000);
  for (let at = contents + 2; at < contents + 4_000; at += 97) places.push(at);
  for (let at = 0; at < sealed.length; at += 1_009) places.push(at);
  places.push(sealed.length - 2);
  for (const at of places) {
    const changed = Uint8Array.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 0x20;
    const { bytes, signature, certificates } = await verifySealed(changed, trust());
    const found = [bytes, signature, certificates].filter(({ ok }) => ok === false);
    expect({ at, found: found.length > 0 }).toEqual({ at, found: true });
  }
});

test('a damaged file is told from its bytes alone: no parser can be kept busy with it', async () => {
  // A brace where an array ends: the parser would never find its end.
  const endless = Buffer.from(Buffer.from(sealed).toString('latin1').replace('R]', 'R}'), 'latin1');
  const { bytes, signature, certificates } = await verifySealed(endless, trust());
  expect(bytes).toEqual({
    ok: false,
    detail: 'The bytes of the file are not those that were sealed.',
  });
  expect([signature.ok, certificates.ok]).toEqual([true, true]);
});

test('a byte of the signature’s message changed into another is found', async () => {
  const file = Buffer.from(sealed);
  const contents = file.indexOf('/Contents <3082') + 11;
  const { cms } = sealedFile(sealed).seal;
  // Closer together where no certificate stands, whose own signatures would tell.
  const places = Array.from(cms.keys()).filter(
    (at) => at % (at < 90 || at > cms.length - 330 ? 6 : 97) === 0,
  );
  for (const at of places) {
    const changed = Buffer.from(file);
    const other = Buffer.from([(cms[at] ?? 0) ^ 0x01]).toString('hex');
    changed.write(other, contents + at * 2, 'latin1');
    const { bytes, signature, certificates } = await verifySealed(changed, trust());
    const found = [bytes, signature, certificates].some(({ ok }) => ok === false);
    expect({ at, found }).toEqual({ at, found: true });
  }
});

test('what is wrong is named', async () => {
  const name = async (bytes: Uint8Array) => (await verifySealed(bytes, trust())).bytes.detail;
  const more = Buffer.concat([sealed, Buffer.from('\n%more\n')]);
  expect((await verifySealed(more, trust())).additions.detail).toMatch(/added later by others/);
  expect(await name(simplePdf())).toMatch(/no signature/);
  expect(await name(Buffer.from('nothing'))).toMatch(/damaged|cannot be read/);
  const painted = Uint8Array.from(sealed);
  const text = Buffer.from(painted).indexOf('/Type /Catalog');
  painted[text + 7] = 0x63;
  expect(await name(painted)).toMatch(/not those that were sealed|cannot be read/);
});

test('a stranger’s root and a late time are refused by name', async () => {
  const stranger = await developmentPki();
  const certificates = async (roots: string[], at: Date) =>
    (await verifySealed(sealed, { roots, at })).certificates;
  const years = (count: number) => new Date(Date.UTC(2026 + count, 0, 1));
  expect(await certificates([stranger.rootPem], sealedOn)).toMatchObject({ ok: false });
  expect((await certificates([pki.rootPem], years(20))).detail).toMatch(/expired/);
  // The clock of a development seal may have been moved ahead: it counts as of its own time.
  expect(await certificates([pki.rootPem], years(-2))).toMatchObject({ ok: true });
  expect(await certificates([stranger.rootPem, pki.rootPem], sealedOn)).toMatchObject({ ok: true });
});

test('a certificate that is not valid yet makes no path', () => {
  const root = new X509Certificate(pki.rootPem);
  expect(pathProblem([root], new Date('2024-01-01'))).toMatch(/is not valid yet\.$/);
  expect(pathProblem([root], sealedOn)).toBeUndefined();
});

test('a seal made with another certificate’s key is found', async () => {
  const stranger = await developmentPki();
  const forged = await sealPdf(input, { ...stranger.signer, chain: pki.signer.chain });
  expect((await verifySealed(forged, trust())).signature).toMatchObject({ ok: false });
});

let sealer: ReturnType<typeof makeSealer>;
let verifier: ReturnType<typeof makeVerifier>;
afterAll(async () => {
  await sealer.close();
  await verifier.close();
});

test('the threads seal and verify the same, and report what cannot be sealed', async () => {
  sealer = makeSealer({ signer: pki.signer });
  verifier = makeVerifier({ roots: [pki.rootPem] });
  const own = () => ({ ...input, prepared: new Uint8Array(input.prepared) });
  const seals = await Promise.all([sealer.seal(own()), sealer.seal(own())]);
  for (const { parts, sizeBytes, hash: written } of seals) {
    const bytes = Buffer.concat(parts);
    expect([bytes.length, hash('sha256', bytes)]).toEqual([sizeBytes, written.digest('hex')]);
    const load = async () => bytes;
    const request = { load, owner: 'a', preparedBytes: input.prepared.length, at: sealedOn };
    expect(await verifier.verify(request)).toMatchObject({ signature: { ok: true } });
  }
  await expect(sealer.seal({ ...input, prepared: Buffer.from('x') })).rejects.toThrow();
  expect((await sealer.seal(own())).sizeBytes).toBeGreaterThan(input.prepared.length);
});
