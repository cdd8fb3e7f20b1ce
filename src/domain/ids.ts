/** What an id names. TypeID 0.3: `<prefix>_<26 characters of Crockford base32>`. */
export type IdPrefix =
  | 'doc'
  | 'rec'
  | 'sig'
  | 'tpl'
  | 'fld'
  | 'con'
  | 'mem'
  | 'usr'
  | 'whk'
  | 'evt'
  | 'org'
  | 'upl'
  | 'key'
  | 'dlv'
  | 'eml'
  | 'fil'
  | 'blk';

declare const names: unique symbol;

/** An id as rows hold it: a UUID in lower case that cannot stand for another kind of row. */
export type Uuid<Prefix extends IdPrefix> = string & { readonly [names]: Prefix };

export type DocumentId = Uuid<'doc'>;
export type RecipientId = Uuid<'rec'>;
export type SignatureId = Uuid<'sig'>;
export type TemplateId = Uuid<'tpl'>;
export type FieldId = Uuid<'fld'>;
export type ContactId = Uuid<'con'>;
export type MemberId = Uuid<'mem'>;
export type UserId = Uuid<'usr'>;
export type WebhookId = Uuid<'whk'>;
export type EventId = Uuid<'evt'>;
export type OrganizationId = Uuid<'org'>;
export type UploadId = Uuid<'upl'>;
export type ApiKeyId = Uuid<'key'>;
export type DeliveryId = Uuid<'dlv'>;
export type MailId = Uuid<'eml'>;
export type FileId = Uuid<'fil'>;
export type BulkSendId = Uuid<'blk'>;

/** Prefixes of the API; entries of the workspace log are events under a name of their own. */
type PublicPrefix = IdPrefix | 'aud';
type RowPrefix<Prefix extends PublicPrefix> = Prefix extends IdPrefix ? Prefix : 'evt';

/** An id as the API, mails and workflows write it. */
export type PublicId<Prefix extends PublicPrefix = PublicPrefix> = `${Prefix}_${string}`;

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const suffixForm = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** Ten bits in two characters. A table, because a page of a list renders hundreds of ids. */
const pairs = Array.from(
  { length: 1024 },
  (_, bits) => `${alphabet.charAt(bits >> 5)}${alphabet.charAt(bits & 31)}`,
);
const nibbles = valuesByCharCode('0123456789abcdef');
const fives = valuesByCharCode(alphabet);

/**
 * The id as the API shows it.
 * @throws when `uuid` is not a UUID in lower case, the form in which the database gives them.
 */
export function publicId<Prefix extends PublicPrefix>(
  prefix: Prefix,
  uuid: Uuid<RowPrefix<Prefix>>,
): PublicId<Prefix> {
  if (uuid.length !== 36) throw new Error('This is not a UUID.');
  // 128 bits from the right in groups of 20: five hex digits are four characters; eight bits
  // lead. The arguments are the digits' places, past the hyphens.
  return `${prefix}_${
    pair((nibble(uuid, 0) << 4) | nibble(uuid, 1)) +
    four(uuid, 2, 3, 4, 5, 6) +
    four(uuid, 7, 9, 10, 11, 12) +
    four(uuid, 14, 15, 16, 17, 19) +
    four(uuid, 20, 21, 22, 24, 25) +
    four(uuid, 26, 27, 28, 29, 30) +
    four(uuid, 31, 32, 33, 34, 35)
  }`;
}

/** The UUID inside; undefined for another prefix or anything that `publicId` would not write. */
export function parsePublicId<Prefix extends PublicPrefix>(
  prefix: Prefix,
  text: string,
): Uuid<RowPrefix<Prefix>> | undefined {
  // Length first: what follows costs the same for any input.
  if (text.length !== prefix.length + 27 || !text.startsWith(`${prefix}_`)) return undefined;
  const suffix = text.slice(prefix.length + 1);
  // A first character above 7 would be more than 128 bits.
  if (!suffixForm.test(suffix)) return undefined;
  let hex = ((five(suffix, 0) << 5) | five(suffix, 1)).toString(16).padStart(2, '0');
  for (let at = 2; at < suffix.length; at += 4) {
    const bits =
      (five(suffix, at) << 15) |
      (five(suffix, at + 1) << 10) |
      (five(suffix, at + 2) << 5) |
      five(suffix, at + 3);
    hex += bits.toString(16).padStart(5, '0');
  }
  const head = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}`;
  return `${head}-${hex.slice(16, 20)}-${hex.slice(20)}` as Uuid<RowPrefix<Prefix>>;
}

/**
 * A UUID that arrives as text from elsewhere than the database: from a signed URL, or the command
 * line. Undefined for anything else.
 */
export function parseUuid<Prefix extends IdPrefix>(text: string): Uuid<Prefix> | undefined {
  return uuidForm.test(text) ? (text as Uuid<Prefix>) : undefined;
}

function four(uuid: string, a: number, b: number, c: number, d: number, e: number): string {
  const bits =
    (nibble(uuid, a) << 16) |
    (nibble(uuid, b) << 12) |
    (nibble(uuid, c) << 8) |
    (nibble(uuid, d) << 4) |
    nibble(uuid, e);
  return pair(bits >> 10) + pair(bits & 1023);
}

/** A digit that is none is -1, which no shift and no `|` can hide. */
function pair(bits: number): string {
  const text = pairs[bits];
  if (text === undefined) throw new Error('This is not a UUID.');
  return text;
}

function nibble(uuid: string, at: number): number {
  return nibbles[uuid.charCodeAt(at)] ?? -1;
}

function five(suffix: string, at: number): number {
  return fives[suffix.charCodeAt(at)] ?? -1;
}

function valuesByCharCode(characters: string): Int8Array {
  const values = new Int8Array(128).fill(-1);
  for (let value = 0; value < characters.length; value += 1) {
    values[characters.charCodeAt(value)] = value;
  }
  return values;
}
