import { createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import type { DevelopmentKeys } from '@countersign/pki/development/development-pki';
import { makeDevelopmentStatus } from '@countersign/pki/development/development-status';
import { noStatusSource } from '@countersign/pki/status/no-status-source';
import { makeOcspResponse } from '@countersign/pki/x509/ocsp-response';
import { makeRevocationList } from '@countersign/pki/x509/revocation-list';
import { checkCrl } from '@countersign/verifier/crl';
import { checkOcsp, type StatusCheck } from '@countersign/verifier/ocsp';
import { developmentPki, now } from './support/development-keys.ts';
import { alterList, alterOcsp, revokedAt, unknown } from './support/sign-again.ts';

const dayMs = 86_400_000;
const after = (days: number) => new Date(now.getTime() + days * dayMs);

let keys: DevelopmentKeys;
/** The seal, of which a responder speaks, and the authority above it, of which a list does. */
let seal: StatusCheck;
let authority: StatusCheck;
beforeAll(async () => {
  ({ keys } = developmentPki());
  const [root, issuing, leaf] = [keys.root, keys.issuing, keys.seal].map(
    (pem) => new X509Certificate(pem),
  );
  if (!root || !issuing || !leaf) throw new TypeError('A certificate is missing.');
  seal = { certificate: leaf, issuer: issuing, at: now };
  authority = { certificate: issuing, issuer: root, at: now };
});

const source = () => makeDevelopmentStatus(keys, () => now, noStatusSource);

interface Altered {
  /** CertStatus (RFC 6960, 4.2.1). */
  status?: asn1.BaseBlock;
  /** Instead of in thirty days; null: says no end. */
  nextUpdate?: Date | null;
  producedAt?: Date;
  about?: X509Certificate;
  /** PEM of the key that signs, and of the certificate that comes along. */
  by?: { key: string; certificate?: string };
}

/** What the development responder says of the seal, but for what is altered. */
function ocsp({ status, nextUpdate, producedAt, about, by }: Altered = {}): Uint8Array {
  const key = createPrivateKey(by?.key ?? keys.ocspKey);
  const certificate = by ? by.certificate : keys.ocsp;
  const response = makeOcspResponse(
    {
      serialNumber: Buffer.from((about ?? seal.certificate).serialNumber, 'hex'),
      issuer: seal.issuer,
      thisUpdate: producedAt ?? now,
      nextUpdate: nextUpdate ?? after(30),
    },
    {
      key,
      ...(certificate !== undefined && { certificate: new X509Certificate(certificate).raw }),
    },
  );
  return alterOcsp(response, key, (answer) => {
    if (status) answer.certStatus = status;
    if (nextUpdate === null) delete answer.nextUpdate;
  });
}

describe('an OCSP answer', () => {
  test('that says good is taken, as the responder gives it and as it is put together here', async () => {
    const given = await source().ocsp(seal.certificate.raw, seal.issuer.raw);
    for (const answer of [given, ocsp()]) {
      expect(checkOcsp(answer, seal)).toMatchObject({ ok: true, thisUpdate: now });
    }
  });

  test.each<[string, string, () => Altered]>([
    ['unknown', 'says unknown', () => ({ status: unknown })],
    [
      'revoked',
      'says revoked since 2026-11-20T12:00:00.000Z',
      () => ({ status: revokedAt(after(-1)) }),
    ],
    ['about another', 'is about another certificate', () => ({ about: seal.issuer })],
    [
      'made before the certificate',
      'was not made in the life of the certificate',
      () => ({ producedAt: after(-3), by: { key: keys.issuingKey } }),
    ],
    [
      'signed by a key that may not answer',
      'is not signed by anyone who may answer',
      () => ({ by: { key: keys.sealKey, certificate: keys.seal } }),
    ],
    [
      'signed by a responder whose certificate is missing',
      'is not signed by anyone who may answer',
      () => ({ by: { key: keys.ocspKey } }),
    ],
    [
      'signed by a stranger under the name of the responder',
      'is not signed by anyone who may answer',
      () => ({ by: { key: strangersKey(), certificate: keys.ocsp } }),
    ],
  ])('%s: is refused by name', (_, problem, altered) => {
    const { ok, detail } = checkOcsp(ocsp(altered()), seal);
    expect(ok).toBe(false);
    expect(detail).toContain(problem);
  });

  test('counts until it ends, and for a day when it names no end', () => {
    const at = (days: number) => ({ ...seal, at: after(days) });
    expect(checkOcsp(ocsp(), at(30)).ok).toBe(true);
    expect(checkOcsp(ocsp(), at(31)).detail).toContain('is stale: it ends at 2026-12-21T12:00:00');
    const endless = ocsp({ nextUpdate: null });
    expect(checkOcsp(endless, at(1)).ok).toBe(true);
    expect(checkOcsp(endless, at(1.1)).detail).toContain('is stale: it ends at 2026-11-22T12:00');
  });

  test('that was changed anywhere in what is signed is refused', () => {
    const answer = ocsp();
    const time = Buffer.from(answer).indexOf('20261121');
    answer[time + 3] = '5'.charCodeAt(0);
    expect(checkOcsp(answer, seal).ok).toBe(false);
  });

  test('of which any bit around the certificate in it is another one is refused', async () => {
    const given = Buffer.from(await source().ocsp(seal.certificate.raw, seal.issuer.raw));
    const { raw } = new X509Certificate(keys.ocsp);
    const from = given.indexOf(raw);
    expect(given.length - from).toBe(raw.length);
    expect(held(given, (answer) => checkOcsp(answer, seal).ok, from)).toEqual([]);
  });

  test.each([
    [3, 'try later'],
    [6, 'unauthorized'],
  ])('that is refusal %d says which it is: %s', (value, problem) => {
    const responseStatus = new asn1.Enumerated({ value });
    const refusal = new pkijs.OCSPResponse({ responseStatus }).toSchema().toBER();
    expect(checkOcsp(new Uint8Array(refusal), seal).detail).toContain(`is a refusal: ${problem}`);
  });

  test.each(['<html>Bad Gateway</html>', ''])('that is "%s" cannot be read', (text) => {
    const { ok, detail } = checkOcsp(Buffer.from(text), seal);
    expect([ok, detail.includes('cannot be read')]).toEqual([false, true]);
  });
});

/** Where a bit can be another one, and all is said to be well. */
function held(
  der: Uint8Array,
  isGood: (changed: Uint8Array) => boolean | null,
  end = der.length,
): string[] {
  return Array.from({ length: end * 8 }, (_, index) => {
    const changed = Uint8Array.from(der);
    const at = index >> 3;
    changed[at] = (changed[at] ?? 0) ^ (1 << (index & 7));
    return isGood(changed) ? `byte ${at}, bit ${index & 7}` : [];
  }).flat();
}

function strangersKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

interface AlteredList {
  revoked?: X509Certificate;
  key?: string;
  /** Marks the list as one of changes only (RFC 5280, 5.2.4). */
  delta?: boolean;
  nextUpdate?: Date;
}

/** The development root's list, but for what is altered. */
function crl({ revoked, key = keys.rootKey, delta, nextUpdate }: AlteredList = {}): Uint8Array {
  const list = makeRevocationList(
    { issuer: authority.issuer, thisUpdate: now, nextUpdate: nextUpdate ?? after(30) },
    createPrivateKey(key),
  );
  return alterList(list, createPrivateKey(key), (altered) => {
    if (revoked) altered.revokedCertificates = [entryOf(revoked)];
    if (delta) altered.crlExtensions = new pkijs.Extensions({ extensions: [deltaIndicator()] });
  });
}

function entryOf({ serialNumber }: X509Certificate): pkijs.RevokedCertificate {
  return new pkijs.RevokedCertificate({
    userCertificate: new asn1.Integer({ valueHex: Buffer.from(serialNumber, 'hex') }),
    revocationDate: new pkijs.Time({ type: pkijs.TimeType.UTCTime, value: now }),
  });
}

function deltaIndicator(): pkijs.Extension {
  const extnValue = new asn1.Integer({ value: 1 }).toBER();
  return new pkijs.Extension({ extnID: '2.5.29.27', critical: true, extnValue });
}

describe('a revocation list', () => {
  test('without the certificate is taken, as the authority gives it and as it is put together here', async () => {
    const given = await source().crl(authority.certificate.raw);
    for (const list of [given ?? new Uint8Array(), crl(), crl({ revoked: seal.certificate })]) {
      expect(checkCrl(list, authority)).toMatchObject({ ok: true, thisUpdate: now });
    }
  });

  test.each<[string, string, () => AlteredList]>([
    ['with the certificate', 'says revoked', () => ({ revoked: authority.certificate })],
    ['of a stranger', 'is not signed by its issuer', () => ({ key: strangersKey() })],
    ['of changes only', 'is not complete', () => ({ delta: true })],
    ['that has ended', 'is stale: it ends at', () => ({ nextUpdate: after(-0.5) })],
  ])('%s: is refused by name', (_, problem, altered) => {
    const { ok, detail } = checkCrl(crl(altered()), authority);
    expect(ok).toBe(false);
    expect(detail).toContain(problem);
  });

  test('of which any bit is another one is refused', () => {
    expect(held(crl(), (list) => checkCrl(list, authority).ok)).toEqual([]);
  });

  test('of another issuer, or changed, or none at all, is refused', () => {
    expect(checkCrl(crl(), { ...seal }).detail).toContain('is not signed by its issuer');
    const changed = crl({ revoked: authority.certificate });
    const serial = Buffer.from(changed).indexOf(
      Buffer.from(authority.certificate.serialNumber, 'hex'),
    );
    changed[serial + 4] = (changed[serial + 4] ?? 0) ^ 1;
    expect(checkCrl(changed, authority).ok).toBe(false);
    expect(checkCrl(Buffer.from('<html>'), authority).detail).toContain('cannot be read');
  });
});
