import * as node from 'node:crypto';
import { rootCertificates } from 'node:tls';
import * as nodeZlib from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as browser from '../browser/node-crypto.ts';
import * as zlib from '../browser/node-zlib.ts';

/** What stands in for Node's own in browsers says what Node says. */

const bytes = fc.uint8Array({ maxLength: 500 });
const hashes = ['sha1', 'sha256', 'sha384', 'sha512'] as const;

test('hashes are those of Node, also of what came in parts', () => {
  fc.assert(
    fc.property(fc.constantFrom(...hashes), bytes, fc.string(), (name, first, rest) => {
      const of = (one: typeof node | typeof browser) => {
        const begun = one.createHash(name).update(first);
        const copy = begun.copy().update(rest);
        return [begun.digest('hex'), copy.digest('base64url')];
      };
      expect(of(browser)).toEqual(of(node));
    }),
  );
});

describe('certificates', () => {
  const facts = (read: Either) => {
    const { subject, issuer, ca, validFromDate, validToDate, raw, publicKey } = read;
    return {
      subject,
      issuer,
      ca,
      validFromDate,
      validToDate,
      raw: raw.toString('hex'),
      pem: read.toString(),
      type: publicKey.asymmetricKeyType,
      curve: publicKey.asymmetricKeyDetails?.namedCurve,
    };
  };

  test('say of every root that Node knows what Node says', () => {
    expect(rootCertificates.length).toBeGreaterThan(100);
    for (const pem of rootCertificates) {
      const wanted = facts(new node.X509Certificate(pem));
      expect(facts(new browser.X509Certificate(pem))).toEqual(wanted);
    }
  });

  test('are issued and signed by whom Node says', () => {
    const issuers = (one: typeof node | typeof browser) => {
      const all = rootCertificates.slice(0, 40).map((pem) => new one.X509Certificate(pem));
      return all.map((leaf) =>
        all.flatMap((issuer, index) => (isIssuedBy(leaf, issuer) ? [index] : [])),
      );
    };
    expect(issuers(browser)).toEqual(issuers(node));
  });

  test('of which a byte was changed are not signed by their issuer', () => {
    const [pem = ''] = rootCertificates;
    const { raw, publicKey } = new browser.X509Certificate(pem);
    for (let at = 4; at < raw.length; at += 3) {
      const changed = Uint8Array.from(raw);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(isSigned(changed, publicKey)).toBe(false);
    }
  });
});

type Either = node.X509Certificate | browser.X509Certificate;

function isIssuedBy(leaf: Either, issuer: Either): boolean {
  if (leaf instanceof browser.X509Certificate && issuer instanceof browser.X509Certificate) {
    return leaf.checkIssued(issuer) && leaf.verify(issuer.publicKey);
  }
  if (leaf instanceof node.X509Certificate && issuer instanceof node.X509Certificate) {
    return leaf.checkIssued(issuer) && leaf.verify(issuer.publicKey);
  }
  throw new TypeError('They are not of one kind.');
}

function isSigned(der: Uint8Array, key: browser.KeyObject): boolean {
  try {
    return new browser.X509Certificate(der).verify(key);
  } catch {
    return false;
  }
}

describe('signatures', () => {
  const pss = { padding: node.constants.RSA_PKCS1_PSS_PADDING };
  const rsa = node.generateKeyPairSync('rsa', { modulusLength: 1025 });
  const ways = [
    { name: 'RSA', pair: rsa, options: {} },
    { name: 'RSA-PSS', pair: rsa, options: { ...pss, saltLength: 32 } },
    { name: 'RSA-PSS without salt', pair: rsa, options: { ...pss, saltLength: 0 } },
    ...['prime256v1', 'secp384r1', 'secp521r1'].flatMap((namedCurve) => {
      const pair = node.generateKeyPairSync('ec', { namedCurve });
      return [
        { name: namedCurve, pair, options: {} },
        { name: `${namedCurve}, r and s`, pair, options: { dsaEncoding: 'ieee-p1363' } as const },
      ];
    }),
    { name: 'Ed25519', pair: node.generateKeyPairSync('ed25519'), options: {} },
  ];

  test.each(ways)('by $name hold where they hold for Node, and else not', (way) => {
    const { pair, options } = way;
    const key = browser.createPublicKey({
      key: pair.publicKey.export({ type: 'spki', format: 'der' }),
    });
    const flips = fc.array(fc.nat({ max: 8_000 }), { maxLength: 2 });
    const ofHashes = way.name === 'Ed25519' ? fc.constant(null) : fc.constantFrom(...hashes);
    fc.assert(
      fc.property(ofHashes, bytes, flips, (hash, data, flipped) => {
        const signature = node.sign(hash, data, { key: pair.privateKey, ...options });
        for (const bit of flipped) {
          const at = (bit >> 3) % signature.length;
          signature[at] = (signature[at] ?? 0) ^ (1 << (bit & 7));
        }
        const wanted = node.verify(hash, data, { key: pair.publicKey, ...options }, signature);
        if (flipped.length === 0) expect(wanted).toBe(true);
        expect(browser.verify(hash, data, { key, ...options }, signature)).toBe(wanted);
        expect(browser.verify(hash, data, { key, ...options }, signature.subarray(1))).toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});

function unpacked(
  { inflateSync }: typeof nodeZlib | typeof zlib,
  packed: Uint8Array,
): string | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: 10_000 }).toString();
  } catch {
    return undefined;
  }
}

describe('zlib', () => {
  const limit = { maxOutputLength: 1_000_000 };

  test('unpacks and sums up what Node packed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100_000 }), (data) => {
        expect(zlib.inflateSync(nodeZlib.deflateSync(data), limit)).toEqual(Buffer.from(data));
        expect(zlib.crc32(data)).toBe(nodeZlib.crc32(data));
      }),
    );
  });

  test('refuses what is cut off or larger than it may be, and makes nothing else of damage', () => {
    const text = 'evidence'.repeat(500);
    const packed = nodeZlib.deflateSync(text);
    expect(unpacked(zlib, packed)).toBe(text);
    for (let at = 0; at < packed.length; at++) {
      const changed = Buffer.from(packed);
      changed[at] = (changed[at] ?? 0) ^ 4;
      // It reads some tables of codes that Node refuses, and what comes out has its checksum.
      expect([text, unpacked(nodeZlib, changed)]).toContain(unpacked(zlib, changed));
      expect(unpacked(zlib, packed.subarray(0, at))).toBeUndefined();
    }
    const bomb = nodeZlib.deflateSync(Buffer.alloc(1_000_001));
    expect(() => zlib.inflateSync(bomb, limit)).toThrow(RangeError);
  });
});
