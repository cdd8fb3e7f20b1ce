import 'reflect-metadata';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { beforeAll, describe, expect, test } from '@jest/globals';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import type { DevelopmentPki } from '@countersign/pki/development/development-keys';
import { signContent } from '@countersign/pki/sign-content';
import { makeLocalSigner } from '@countersign/pki/signer';
import { oid } from '@countersign/pki/x509/oids';
import type { LongTerm } from '@countersign/seal/seal-to-level';
import { TsaWrong } from '@countersign/pki/timestamps/tsa';
import { renewSeal } from '@countersign/seal/renew-seal';
import { sealPdf, stepsHere } from '../../src/evidence/pages/seal-document.ts';
import type { SealInput } from '../../src/evidence/pages/seal-input.ts';
import { verifySealed } from '@countersign/verifier/pdf-seal';
import type { SealVerdict } from '@countersign/verifier/seal-verdict';
import { longTermBy } from './support/long-term.ts';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { sealedFile } from './support/sealed-file.ts';
import { developmentPki, rsaSigner, sealInput, sealedOn } from './support/seal-fixture.ts';

const dayMs = 86_400_000;
const after = (days: number) => new Date(sealedOn.getTime() + days * dayMs);

let pki: DevelopmentPki;
let input: SealInput;
let sealed: Uint8Array;
const longTerm = (level: LongTerm['level'], days = 0) => longTermBy(pki, level, () => after(days));
const verify = (bytes: Uint8Array, days = 0) =>
  verifySealed(bytes, { roots: [pki.rootPem], at: after(days) });

beforeAll(async () => {
  pki = await developmentPki();
  input = await sealInput(simplePdf());
  sealed = await sealPdf(input, pki.signer, longTerm('B-LTA'));
});

/** The names of the checks that failed. */
function failed(verdict: SealVerdict): string[] {
  return Object.entries(verdict).flatMap(([name, check]: [string, unknown]) =>
    typeof check === 'object' && check !== null && 'ok' in check && check.ok === false
      ? [name]
      : [],
  );
}

describe.each(['P-256', 'RSA-3072'])('with a key of %s', (kind) => {
  test.each(['B-T', 'B-LT', 'B-LTA'] as const)(
    'a seal of level %s is made and read',
    async (level) => {
      const signer = kind === 'P-256' ? pki.signer : await rsaSigner(pki);
      const bytes = await sealPdf(input, signer, longTerm(level));
      const verdict = await verify(bytes);
      expect(failed(verdict)).toEqual([]);
      expect(verdict).toMatchObject({ level, sealedAt: sealedOn });
      expect(Buffer.from(bytes.subarray(0, input.prepared.length)).equals(input.prepared)).toBe(
        true,
      );
    },
  );
});

test('a renewal appends, and the seal outlives the first timestamp’s answers', async () => {
  const renewed = await renewSeal(sealed, longTerm('B-LTA', 390), stepsHere);
  expect(
    Buffer.from(renewed?.bytes ?? [])
      .subarray(0, sealed.length)
      .equals(sealed),
  ).toBe(true);
  const verdict = await verify(renewed?.bytes ?? sealed, 400);
  expect(failed(verdict)).toEqual([]);
  expect(verdict.additions.detail).toContain('2 document timestamps');
});

test('a token larger than its room is asked for again with more', async () => {
  let asked = 0;
  const tokens: LongTerm = {
    ...longTerm('B-LTA'),
    tsa: {
      timestamp: (digest) => {
        asked++;
        return largeToken(digest, 12_000);
      },
    },
  };
  const bytes = await sealPdf(input, pki.signer, tokens);
  const renewed = await renewSeal(bytes, tokens, stepsHere);
  expect(failed(await verify(renewed?.bytes ?? bytes))).toEqual([]);
  // The seal's and the renewal's twice; the first timestamp knows from the seal's what it needs.
  expect(asked).toBe(5);
});

test('tokens of which each is larger than the one before are refused as the authority’s fault', async () => {
  let asked = 0;
  const growing: LongTerm = {
    ...longTerm('B-LTA'),
    tsa: {
      timestamp(digest) {
        asked++;
        return largeToken(digest, 10_000 + 2_000 * asked);
      },
    },
  };
  await expect(sealPdf(input, pki.signer, growing)).rejects.toThrow(TsaWrong);
  expect(asked).toBe(3);
});

/** A token that says more than there is room for: an extension of so many bytes. */
async function largeToken(sha256: Uint8Array, bytes: number): Promise<Uint8Array> {
  const { tsa, tsaKey, root } = pki.keys;
  const extension = { extnID: '2.25.1', extnValue: new ArrayBuffer(bytes) };
  const info = new pkijs.TSTInfo({
    version: 1,
    policy: '2.25.1',
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: oid.sha256 }),
      hashedMessage: new asn1.OctetString({ valueHex: sha256 }),
    }),
    serialNumber: new asn1.Integer({ value: 1 }),
    genTime: after(0),
    extensions: [new pkijs.Extension(extension)],
  });
  const chain = [tsa, root].map((pem) => new X509Certificate(pem).raw);
  const content = { type: oid.timestampInfo, bytes: new Uint8Array(info.toSchema().toBER()) };
  return signContent(content, makeLocalSigner(createPrivateKey(tsaKey), chain));
}

test('a seal below B-LTA has no timestamp to renew', async () => {
  const short = await sealPdf(input, pki.signer, longTerm('B-LT'));
  expect(await renewSeal(short, longTerm('B-LTA', 10), stepsHere)).toBeUndefined();
});

test('a timestamp dated after the verifier’s time is refused', async () => {
  expect(failed(await verify(await sealPdf(input, pki.signer, longTerm('B-T', 1))))).toEqual([
    'timestamps',
  ]);
});

/** Of a file whose first bytes are as they were. */
function addedFrom(bytes: number): string {
  const [from, upTo] = [bytes + 1, sealedFile(sealed).seal.upTo].map((n) => n.toLocaleString('en'));
  return (
    `Everything from byte ${from} on was added later by others and is not judged. ` +
    `What was sealed is unchanged and is the first ${upTo} bytes.`
  );
}

describe('what a stranger appends is named', () => {
  const append = async (change: (pdf: PDF) => void) => {
    const pdf = await PDF.load(sealed);
    change(pdf);
    return pdf.save({ incremental: true });
  };
  test.each<[string, (pdf: PDF) => void]>([
    ['a drawing on a page', (pdf) => pdf.getPage(0)?.drawText('paid')],
    ['another page', (pdf) => pdf.addPage()],
    ['a page taken away', (pdf) => pdf.removePage(0)],
    ['metadata', (pdf) => pdf.setTitle('Another')],
  ])('%s', async (_what, change) => {
    const verdict = await verify(await append(change));
    expect(failed(verdict)).toEqual(['additions']);
    expect(verdict.additions.detail).toBe(addedFrom(sealed.length));
  });

  test('words after the end', async () => {
    const more = Buffer.concat([sealed, Buffer.from('%more\n')]);
    expect((await verify(more)).additions.detail).toBe(addedFrom(sealed.length));
  });
});

test.each([
  ['an array that no bracket ends', '0]', '0}'],
  ['a bracket of a string that never began', '0]', '0)'],
  ['a procedure in a dictionary', '/F 132', '/{ 132'],
])('%s, which would keep the parser busy for ever, is named', async (_what, from, to) => {
  const file = Buffer.from(sealed).toString('latin1');
  const at = file.lastIndexOf(from);
  const changed = Buffer.from(file.slice(0, at) + to + file.slice(at + from.length), 'latin1');
  const verdict = await verify(changed);
  expect(verdict.additions.detail).toMatch(/names itself a document timestamp/);
  expect(failed(verdict)).toEqual(['additions', 'durability']);
});

test('a document timestamp whose field is of another type is named', async () => {
  const file = Buffer.from(sealed).toString('latin1');
  const at = file.lastIndexOf('/FT /Sig');
  const changed = `${file.slice(0, at)}/FT /sig${file.slice(at + 8)}`;
  expect(failed(await verify(Buffer.from(changed, 'latin1')))).toEqual(['additions', 'durability']);
});

test('a byte changed in what follows the seal is found', async () => {
  const plain = await sealPdf(input, pki.signer, longTerm('B-T'));
  for (let at = plain.length; at < sealed.length - 8; at += 211) {
    const changed = Uint8Array.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 0x20;
    expect({ at, found: failed(await verify(changed)).length > 0 }).toEqual({ at, found: true });
  }
});
