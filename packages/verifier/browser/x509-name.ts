import type { NamePart } from '../src/asn1/distinguished-name.ts';

/** Names of certificates as OpenSSL prints and compares them. */

/** A line for each relative name, escaped as RFC 2253 asks and control characters as well. */
export function printName(name: readonly NamePart[][]): string {
  return name
    .map((parts) => parts.map(({ type, text }) => `${type}=${escape(text)}`).join(' + '))
    .join('\n');
}

function escape(text: string): string {
  return text
    .replace(/[,+"\\<>;]|^[ #]| $/g, '\\$&')
    .replace(/\p{Cc}/gu, (one) => (one < '\x80' ? hexadecimal(one) : one));
}

function hexadecimal(character: string): string {
  return `\\${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/** What is the same for names that are equal: case of ASCII and runs of spaces do not count. */
export function comparableName(name: readonly NamePart[][]): string {
  const parts = name.map((set) =>
    set.map(({ type, text }) => [type, fold(text)].join('=')).toSorted(),
  );
  return JSON.stringify(parts);
}

function fold(text: string): string {
  const spaced = text.replace(/^[ \t-\r]+|[ \t-\r]+$/g, '').replace(/[ \t-\r]+/g, ' ');
  return spaced.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
