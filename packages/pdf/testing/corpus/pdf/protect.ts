import { createCipheriv, createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { rawPdf, streamBody } from '../../raw-pdf.ts';
import { saltedHash } from '@countersign/pdf/intake/structure/encryption/find-key';
import { rc4 } from '@countersign/pdf/intake/structure/encryption/rc4';

/** How a file is protected that opens without a password, and what is wrong with it. */
export interface Protection {
  version: 1 | 2 | 4 | 5;
  revision: 2 | 3 | 4 | 5 | 6;
  keyBytes: number;
  cipher: 'rc4' | 'aes';
  metadata?: boolean;
  /** Entries of the dictionary in place of those that it would have. */
  entries?: Readonly<Record<string, string>>;
  /** What is written of the page's content, encrypted. */
  content?: (encrypted: Buffer) => Buffer;
  /** Not packed, when false. */
  isPacked?: boolean;
  /** Likewise of the note. */
  note?: (encrypted: Buffer) => Buffer;
  /** What stands for Adobe's signature of its rights, where it has any. */
  usageRights?: string;
  /** More entries of the content's stream. */
  streamEntries?: string;
}

const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const id = Buffer.alloc(16, 'identifier');
/** All but changing pages and making notes (ISO 32000-2, 7.6.4.2, table 22); first these were one. */
const permissionsOf = (revision: number) => (revision === 2 ? -12 : -44);

const hex = (data: Uint8Array) => `<${Buffer.from(data).toString('hex')}>`;
const hash = (name: string, ...data: Uint8Array[]): Buffer =>
  createHash(name).update(Buffer.concat(data)).digest();

/** Where the link leads, once it is decrypted. */
export const protectedAddress = 'https://example.com/terms';

/** A page with a line of text that is a link, and a stamp with a note, encrypted. */
export function protectedPdf(protection: Protection): Buffer {
  const { key, entries } = lock(protection);
  const encrypt = (number: number, data: Buffer) => encryptAs(protection, key, number, data);
  const text = Buffer.from('BT /F1 18 Tf 60 700 Td (A protected agreement) Tj ET');
  const packed = protection.isPacked === false ? text : deflateSync(text);
  const filter = protection.isPacked === false ? '' : '/Filter /FlateDecode';
  const same = (data: Buffer) => data;
  const content = (protection.content ?? same)(encrypt(5, packed));
  const note = (protection.note ?? same)(encrypt(6, Buffer.from('Ana Torres')));
  const appearance = encrypt(7, Buffer.from('BT /F1 12 Tf 2 5 Td (Ana Torres) Tj ET'));
  const dictionary = Object.entries({ ...entries, ...protection.entries })
    .map(([name, written]) => `/${name} ${written}`)
    .join(' ');
  return rawPdf(
    [
      `<< /Type /Catalog /Pages 2 0 R /Metadata 8 0 R ${rightsOf(protection)} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Annots [6 0 R 9 0 R] ' +
        '/Resources << /Font << /F1 4 0 R >> >> >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      streamBody(content, `${filter} ${protection.streamEntries ?? ''}`),
      '<< /Type /Annot /Subtype /Stamp /F 4 /Rect [60 600 260 620] /AP << /N 7 0 R >> ' +
        `/Contents ${hex(note)} >>`,
      streamBody(
        appearance,
        '/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /F1 4 0 R >> >>',
      ),
      streamBody(metadataOf(protection, encrypt), '/Type /Metadata /Subtype /XML'),
      '<< /Type /Annot /Subtype /Link /Rect [60 690 160 720] /A << /S /URI ' +
        `/URI ${hex(encrypt(9, Buffer.from(protectedAddress)))} >> >>`,
    ],
    `/ID [${hex(id)} ${hex(id)}] /Encrypt << ${dictionary} >>`,
  );
}

function rightsOf({ usageRights }: Protection): string {
  const signed = '/Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 1 2 3]';
  return usageRights ? `/Perms << /UR3 << ${signed} /Contents ${usageRights} >> >>` : '';
}

function metadataOf(
  { metadata = true }: Protection,
  encrypt: (number: number, data: Buffer) => Buffer,
): Buffer {
  const written = Buffer.from('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>');
  return metadata ? encrypt(8, written) : written;
}

function lock(protection: Protection): { key: Buffer; entries: Record<string, string> } {
  const { version, revision, keyBytes, cipher, metadata = true } = protection;
  const filter = `<< /CFM /${{ rc4: 'V2', aes: version === 5 ? 'AESV3' : 'AESV2' }[cipher]} /AuthEvent /DocOpen /Length ${keyBytes} >>`;
  const common = {
    Filter: '/Standard',
    V: String(version),
    R: String(revision),
    P: String(permissionsOf(revision)),
    Length: String(keyBytes * 8),
    ...(version >= 4 && { CF: `<< /StdCF ${filter} >>`, StmF: '/StdCF', StrF: '/StdCF' }),
    ...(!metadata && { EncryptMetadata: 'false' }),
  };
  const own = version === 5 ? longEntries(protection) : shortEntries(protection);
  return { key: own.key, entries: { ...common, ...own.entries } };
}

/** ISO 32000-2, 7.6.4.3.2 and 7.6.4.4.3 to 7.6.4.4.5. */
function shortEntries({ revision, keyBytes, metadata = true }: Protection) {
  const owner = hash('sha256', Buffer.from('the owner'));
  const allowed = Buffer.alloc(4);
  allowed.writeInt32LE(permissionsOf(revision));
  const rounds = revision === 2 ? 0 : 50;
  let key = hash('md5', padding, owner, allowed, id, Buffer.alloc(metadata ? 0 : 4, 0xff));
  for (let round = 0; round < rounds; round++) key = hash('md5', key.subarray(0, keyBytes));
  key = key.subarray(0, keyBytes);
  let user: Buffer = revision === 2 ? rc4(key, padding) : hash('md5', padding, id);
  for (let round = 0; revision > 2 && round < 20; round++) {
    user = rc4(Buffer.from(key.map((byte) => byte ^ round)), user);
  }
  const whole = Buffer.concat([user, Buffer.alloc(32 - user.length)]);
  return { key, entries: { O: hex(owner), U: hex(whole) } };
}

/** ISO 32000-2, 7.6.4.4.7 to 7.6.4.4.9. */
function longEntries({ revision, metadata = true }: Protection) {
  const key = hash('sha256', Buffer.from('a key'));
  const [check, salt] = [Buffer.alloc(8, 'check'), Buffer.alloc(8, 'salt')];
  const user = Buffer.concat([saltedHash(revision, check), check, salt]);
  const said = Buffer.alloc(16, 0xff);
  said.writeInt32LE(permissionsOf(revision));
  said.write(`${metadata ? 'T' : 'F'}adb`, 8, 'latin1');
  const owner = Buffer.alloc(48, 'the owner');
  return {
    key,
    entries: {
      O: hex(owner),
      U: hex(user),
      OE: hex(owner.subarray(0, 32)),
      UE: hex(cipher('aes-256-cbc', saltedHash(revision, salt), Buffer.alloc(16), key, false)),
      Perms: hex(cipher('aes-256-ecb', key, null, said, false)),
    },
  };
}

/** ISO 32000-2, 7.6.3. */
function encryptAs(protection: Protection, key: Buffer, number: number, data: Buffer): Buffer {
  const isAes = protection.cipher === 'aes';
  const numbers = Buffer.from([number & 0xff, number >> 8, 0, 0, 0]);
  const salt = Buffer.from(isAes ? 'sAlT' : '');
  const length = Math.min(16, key.length + 5);
  const own = protection.version === 5 ? key : hash('md5', key, numbers, salt).subarray(0, length);
  if (!isAes) return rc4(own, data);
  const iv = hash('md5', numbers);
  return Buffer.concat([iv, cipher(`aes-${own.length * 8}-cbc`, own, iv, data, true)]);
}

function cipher(name: string, key: Buffer, iv: Buffer | null, data: Buffer, isPadded: boolean) {
  const made = createCipheriv(name, key, iv);
  made.setAutoPadding(isPadded);
  return Buffer.concat([made.update(data), made.final()]);
}
