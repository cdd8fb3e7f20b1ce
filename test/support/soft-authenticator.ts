import {
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

/** What is made otherwise than an honest authenticator and browser of this site would. */
export interface Otherwise {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  flags?: number;
  counter?: number;
  topOrigin?: string;
}

const verified = 0x05;
const attested = 0x40;
export type KeyKind = 'ES256' | 'EdDSA' | 'RS256' | 'ES384';

/** An authenticator with one passkey, without a device or a browser around it. */
export function softAuthenticator(publicUrl: string, kind: KeyKind = 'ES256') {
  const { hostname, origin: ownOrigin } = new URL(publicUrl);
  const { publicKey, privateKey } = keyPair(kind);
  const id = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, challenge: string, other: Otherwise) =>
    Buffer.from(
      JSON.stringify({
        type: other.type ?? type,
        challenge: other.challenge ?? challenge,
        origin: other.origin ?? ownOrigin,
        crossOrigin: other.topOrigin !== undefined,
        ...(other.topOrigin !== undefined && { topOrigin: other.topOrigin }),
      }),
    );
  const authenticatorData = (other: Otherwise, more: Uint8Array = new Uint8Array()) => {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(other.counter ?? counter);
    const flags = (other.flags ?? verified) | (more.length > 0 ? attested : 0);
    const site = sha256(Buffer.from(other.rpId ?? hostname));
    return Buffer.concat([site, Buffer.of(flags), count, more]);
  };
  const credential = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response,
  });
  return {
    create(options: { challenge: string }, other: Otherwise = {}) {
      const length = Buffer.from([0, id.length]);
      const key = encode(coseKey(kind, publicKey.export({ format: 'jwk' })));
      const data = authenticatorData(other, Buffer.concat([Buffer.alloc(16), length, id, key]));
      const attestation = encode(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      return credential({
        clientDataJSON: clientData('webauthn.create', options.challenge, other).toString(
          'base64url',
        ),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    get(options: { challenge: string }, other: Otherwise = {}) {
      const client = clientData('webauthn.get', options.challenge, other);
      const data = authenticatorData(other);
      const signed = Buffer.concat([data, sha256(client)]);
      const hash = kind === 'EdDSA' ? null : kind === 'ES384' ? 'sha384' : 'sha256';
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign(hash, signed, privateKey).toString('base64url'),
      });
    },
  };
}

function keyPair(kind: KeyKind): { publicKey: KeyObject; privateKey: KeyObject } {
  if (kind === 'EdDSA') return generateKeyPairSync('ed25519');
  if (kind === 'RS256') return generateKeyPairSync('rsa', { modulusLength: 2048 });
  return generateKeyPairSync('ec', { namedCurve: kind === 'ES256' ? 'P-256' : 'P-384' });
}

function coseKey(kind: KeyKind, jwk: JsonWebKey): Map<number, Cbor> {
  const bytes = (text: string | undefined) => Buffer.from(text ?? '', 'base64url');
  switch (kind) {
    case 'ES256':
    case 'ES384':
      return new Map<number, Cbor>([
        [1, 2],
        [3, kind === 'ES256' ? -7 : -35],
        [-1, kind === 'ES256' ? 1 : 2],
        [-2, bytes(jwk.x)],
        [-3, bytes(jwk.y)],
      ]);
    case 'EdDSA':
      return new Map<number, Cbor>([
        [1, 1],
        [3, -8],
        [-1, 6],
        [-2, bytes(jwk.x)],
      ]);
    case 'RS256':
      return new Map<number, Cbor>([
        [1, 3],
        [3, -257],
        [-1, bytes(jwk.n)],
        [-2, bytes(jwk.e)],
      ]);
  }
}

/** RFC 8949, as far as attestations go. */
function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, inner]) => [encode(key), encode(inner)]);
    return Buffer.concat([head(5, value.size), ...entries]);
  }
  return Buffer.concat([head(2, value.length), value]);
}

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.of((major << 5) | value);
  if (value < 256) return Buffer.of((major << 5) | 24, value);
  return Buffer.of((major << 5) | 25, value >> 8, value & 255);
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
