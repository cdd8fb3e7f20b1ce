import { PDF } from '@libpdf/core';
import { simplePdf } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';
import { protectedPdf, type Protection } from './protect.ts';

const oldest = { version: 1, revision: 2, keyBytes: 5, cipher: 'rc4' } as const;
const short = { version: 1, revision: 3, keyBytes: 5, cipher: 'rc4' } as const;
const rc4 = { version: 2, revision: 3, keyBytes: 16, cipher: 'rc4' } as const;
const filtered = { version: 4, revision: 4, keyBytes: 16, cipher: 'rc4' } as const;
const aes128 = { version: 4, revision: 4, keyBytes: 16, cipher: 'aes' } as const;
const acrobat9 = { version: 5, revision: 5, keyBytes: 32, cipher: 'aes' } as const;
const aes256 = { version: 5, revision: 6, keyBytes: 32, cipher: 'aes' } as const;

/** By libpdf. */
async function restricted(userPassword?: string, denied = {}): Promise<Uint8Array> {
  const pdf = await PDF.load(simplePdf());
  const permissions = { modify: false, ...denied };
  pdf.setProtection({ ownerPassword: 'owner', ...(userPassword && { userPassword }), permissions });
  return pdf.save();
}

const flipped = (at: number) => (data: Buffer) => {
  const changed = Buffer.from(data);
  const place = at < 0 ? data.length + at : at;
  changed[place] = (changed[place] ?? 0) ^ 0x55;
  return changed;
};
const cut = (data: Buffer) => data.subarray(0, -5);
const rubbish = (data: Buffer) => Buffer.from(data.map((byte, at) => byte ^ (at * 37 + 11)));

const sound: readonly (readonly [name: string, what: string, protection: Protection])[] = [
  ['rc4-40', 'RC4 of 40 bits', oldest],
  ['rc4-40-later', 'The same with later permissions', short],
  ['rc4-128', 'RC4 of 128 bits', rc4],
  ['rc4-56', 'RC4 of 56 bits', { ...rc4, keyBytes: 7 }],
  ['rc4-unpacked', 'The same, its content not packed', { ...rc4, isPacked: false }],
  ['rc4-filter', 'RC4 by a crypt filter', filtered],
  ['aes-128', 'AES of 128 bits', aes128],
  ['aes-128-metadata', 'The same, its metadata open', { ...aes128, metadata: false }],
  [
    'aes-128-bits',
    'The same, a length in bits',
    { ...aes128, entries: { CF: '<< /StdCF << /CFM /AESV2 /Length 128 >> >>' } },
  ],
  ['aes-256-acrobat-9', 'AES of 256 bits as Acrobat 9 wrote it', acrobat9],
  ['aes-256', 'AES of 256 bits', aes256],
  ['aes-256-metadata', 'The same, its metadata open', { ...aes256, metadata: false }],
  [
    'aes-256-empty',
    'The same with a note that is empty',
    { ...aes256, note: () => Buffer.alloc(0) },
  ],
];

const crypt = (name: string) => ({
  streamEntries: `/Filter [/Crypt /FlateDecode] /DecodeParms [<< /Name /${name} >> null]`,
});
const unsound: readonly (readonly [name: string, what: string, protection: Protection])[] = [
  ['length-short', 'A key of 40 bits that has 128', { ...rc4, entries: { Length: '40' } }],
  [
    'length-long',
    'A key of 128 bits that has 40',
    { ...rc4, keyBytes: 5, entries: { Length: '128' } },
  ],
  ['length-odd', 'A key of 41 bits', { ...rc4, entries: { Length: '41' } }],
  ['length-oldest', 'A length that its version has not', { ...oldest, entries: { Length: '128' } }],
  ['length-filter', 'Two lengths of one key', { ...aes128, entries: { Length: '40' } }],
  ['owner-cut', 'An /O that is too short', { ...rc4, entries: { O: '<00112233>' } }],
  ['user-cut', 'A /U that is too short', { ...rc4, entries: { U: '<00112233>' } }],
  ['owner-cut-256', 'The same of AES', { ...aes256, entries: { O: '<00112233>' } }],
  ['user-cut-256', 'The same of AES', { ...aes256, entries: { U: '<00112233>' } }],
  ['user-missing', 'No /U', { ...aes128, entries: { U: 'null' } }],
  ['key-missing', 'No /UE', { ...aes256, entries: { UE: 'null' } }],
  [
    'permissions-5',
    'A damaged /Perms',
    { ...acrobat9, entries: { Perms: `<${'00'.repeat(16)}>` } },
  ],
  ['permissions-6', 'A damaged /Perms', { ...aes256, entries: { Perms: `<${'00'.repeat(16)}>` } }],
  ['permissions-other', 'Permissions that /Perms contradicts', { ...aes256, entries: { P: '-4' } }],
  ['permissions-none', 'No permissions', { ...aes256, entries: { P: '/None' } }],
  [
    'metadata-other',
    'Metadata said to be open',
    { ...aes128, entries: { EncryptMetadata: 'false' } },
  ],
  ['handler', 'A protection that nobody knows', { ...aes128, entries: { Filter: '/Other' } }],
  ['version', 'A version that there is not', { ...aes128, entries: { V: '3' } }],
  ['revision', 'A revision of another version', { ...aes128, entries: { R: '3' } }],
  [
    'filter-missing',
    'A crypt filter that there is not',
    { ...aes128, entries: { StmF: '/Other', StrF: '/Other' } },
  ],
  [
    'filter-method',
    'A method that there is not',
    { ...aes128, entries: { CF: '<< /StdCF << /CFM /AESV9 >> >>' } },
  ],
  [
    'filter-none',
    'A method of none',
    { ...aes128, entries: { CF: '<< /StdCF << /CFM /None >> >>' } },
  ],
  [
    'filter-version',
    'The method of another version',
    { ...aes256, entries: { CF: '<< /StdCF << /CFM /AESV2 /Length 16 >> >>' } },
  ],
  [
    'identity-streams',
    'Strings are encrypted, streams not',
    { ...aes128, entries: { StmF: '/Identity' } },
  ],
  [
    'identity-strings',
    'Streams are encrypted, strings not',
    { ...aes128, entries: { StrF: '/Identity' } },
  ],
  [
    'identity-both',
    'Encrypted, and not',
    { ...aes128, entries: { StmF: '/Identity', StrF: '/Identity' } },
  ],
  [
    'identity-files',
    'Attachments are encrypted in another way',
    { ...aes128, entries: { EFF: '/Identity' } },
  ],
  [
    'crypt',
    'A stream with a method of its own',
    { ...aes128, isPacked: false, ...crypt('Identity') },
  ],
  [
    'cipher',
    'AES, said to be RC4',
    { ...aes128, entries: { CF: '<< /StdCF << /CFM /V2 /Length 16 >> >>' } },
  ],
  ['stream-cut', 'Content that is cut off', { ...aes128, content: cut }],
  [
    'stream-block',
    'Content without its last block',
    { ...aes256, content: (data) => data.subarray(0, -16) },
  ],
  ['stream-end', 'Content whose end is damaged', { ...aes256, content: flipped(-20) }],
  ['stream-middle', 'Packed content, damaged', { ...rc4, content: flipped(20) }],
  ['stream-middle-256', 'The same of AES', { ...aes256, content: flipped(20) }],
  [
    'stream-rubbish',
    'Content that decrypts to rubbish',
    { ...rc4, isPacked: false, content: rubbish },
  ],
  [
    'stream-plain',
    'Content that is not encrypted',
    { ...aes256, content: () => Buffer.from('BT /F1 9 Tf 60 700 Td (Plain) Tj ET') },
  ],
  ['string-cut', 'A note that is cut off', { ...aes128, note: cut }],
  ['string-end', 'A note whose end is damaged', { ...aes256, note: flipped(-1) }],
];

export const encryptedPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'restricted',
    'prepared',
    'Restricted by its owner; filling in and signing are allowed',
    () => restricted(),
    'restrictions_removed',
  ],
  [
    'restricted-filling',
    'restricted',
    'Restricted by its owner; filling in and signing are not allowed',
    () => restricted(undefined, { fillForms: false, annotate: false }),
  ],
  [
    'restricted-usage-rights',
    'prepared',
    'Restricted, with rights that Adobe signed: their signature is not encrypted',
    () => protectedPdf({ ...aes128, usageRights: `<${'00112233'.repeat(9)}>` }),
    'restrictions_removed',
    'usage_rights_removed',
  ],
  ['encrypted-password', 'encrypted', 'Protected with a password', () => restricted('secret')],
  [
    'encrypted-certificate',
    'certificate_encrypted',
    'Encrypted for the holders of certificates',
    () =>
      protectedPdf({
        ...aes128,
        entries: { Filter: '/Adobe.PubSec', SubFilter: '/adbe.pkcs7.s5', Recipients: '[<3000>]' },
      }),
  ],
  ...sound.map(
    ([name, what, protection]) =>
      [
        `restricted-${name}`,
        'prepared',
        `Restricted by its owner: ${what}`,
        () => protectedPdf(protection),
        'restrictions_removed',
      ] as const,
  ),
  ...unsound.map(
    ([name, what, protection]) =>
      [
        `encryption-${name}`,
        'encryption_unreadable',
        `Encryption: ${what}`,
        () => protectedPdf(protection),
      ] as const,
  ),
]);
