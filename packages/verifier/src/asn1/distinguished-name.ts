import type { AsnType } from 'asn1js';
import { children, Malformed, oidOf, rawOf } from './der.ts';

/** Distinguished names of certificates (RFC 5280, 4.1.2.4). */

/** As OpenSSL calls them; other types stand by their OIDs. */
const shortNames: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.4': 'SN',
  '2.5.4.5': 'serialNumber',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.9': 'street',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.12': 'title',
  '2.5.4.13': 'description',
  '2.5.4.15': 'businessCategory',
  '2.5.4.17': 'postalCode',
  '2.5.4.41': 'name',
  '2.5.4.42': 'GN',
  '2.5.4.43': 'initials',
  '2.5.4.44': 'generationQualifier',
  '2.5.4.46': 'dnQualifier',
  '2.5.4.65': 'pseudonym',
  '2.5.4.97': 'organizationIdentifier',
  '0.9.2342.19200300.100.1.1': 'UID',
  '0.9.2342.19200300.100.1.25': 'DC',
  '1.2.840.113549.1.9.1': 'emailAddress',
  '1.3.6.1.4.1.311.60.2.1.1': 'jurisdictionL',
  '1.3.6.1.4.1.311.60.2.1.2': 'jurisdictionST',
  '1.3.6.1.4.1.311.60.2.1.3': 'jurisdictionC',
};

export interface NamePart {
  type: string;
  text: string;
}

/** Each relative distinguished name with its parts, in order. @throws {Malformed} */
export function readName(name: AsnType): NamePart[][] {
  return children(name).map((set) =>
    children(set).map((part) => {
      const [type, value] = children(part);
      const id = oidOf(type);
      if (id === undefined || !value) throw new Malformed('A name cannot be read.');
      return { type: shortNames[id] ?? id, text: textOf(value) };
    }),
  );
}

/** By the tag of the value; what is no kind of text is taken as Latin-1, as OpenSSL takes it. */
function textOf(value: AsnType): string {
  const raw = rawOf(value);
  const bytes = raw.subarray(raw.length - value.lenBlock.length);
  const { tagNumber } = value.idBlock;
  if (tagNumber === tags.utf8) return new TextDecoder('utf-8', strict).decode(bytes);
  if (tagNumber === tags.bmp) return new TextDecoder('utf-16be', strict).decode(bytes);
  if (tagNumber === tags.universal) return utf32(bytes);
  return Array.from(bytes, (octet) => String.fromCharCode(octet)).join('');
}

const tags = { utf8: 12, universal: 28, bmp: 30 };
const strict = { fatal: true, ignoreBOM: true };

function utf32(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const points = Array.from({ length: bytes.length / 4 }, (_, index) => view.getUint32(4 * index));
  return String.fromCodePoint(...points);
}
