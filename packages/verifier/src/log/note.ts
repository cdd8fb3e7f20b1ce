import { createHash } from 'node:crypto';
import { isSignedByEd25519 } from '../certificates/signature-algorithm.ts';
import { equalBytes } from './merkle.ts';

/** Signed notes, https://c2sp.org/signed-note, with Ed25519 keys. */

/** The public half of a key that signs notes. */
export interface NoteKey {
  name: string;
  /** Four bytes. */
  keyId: Uint8Array;
  /** The 32 bytes of RFC 8032, 5.1.5. */
  publicKey: Uint8Array;
}

export interface Note {
  /** With its final newline. */
  text: string;
  signatures: { name: string; keyId: Uint8Array; signature: Uint8Array }[];
}

const ed25519Type = 0x01;
const maxNoteBytes = 65_536;
const maxSignatures = 64;

function keyIdOf(name: string, publicKey: Uint8Array): Uint8Array {
  const digest = createHash('sha256')
    .update(`${name}\n`)
    .update(Buffer.from([ed25519Type]));
  return digest.update(publicKey).digest().subarray(0, 4);
}

export function noteKey(name: string, publicKey: Uint8Array): NoteKey {
  return { name, publicKey, keyId: keyIdOf(name, publicKey) };
}

/** As `parseNoteKey` reads it. */
export function formatNoteKey({ name, keyId, publicKey }: NoteKey): string {
  const typed = Buffer.concat([Buffer.from([ed25519Type]), publicKey]);
  return `${name}+${Buffer.from(keyId).toString('hex')}+${typed.toString('base64')}`;
}

/** `<name>+<key id in hex>+<base64 of type and key>`; undefined for anything else. */
export function parseNoteKey(vkey: string): NoteKey | undefined {
  const [, name, id, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(vkey) ?? [];
  if (name === undefined || id === undefined || encoded === undefined) return undefined;
  const typed = Buffer.from(encoded, 'base64');
  if (typed[0] !== ed25519Type || typed.length !== 33) return undefined;
  const key = noteKey(name, typed.subarray(1));
  return equalBytes(key.keyId, Buffer.from(id, 'hex')) ? key : undefined;
}

/** Undefined for what is not a signed note. */
export function parseNote(note: string): Note | undefined {
  // eslint-disable-next-line no-control-regex -- the format forbids them
  if (note.length > maxNoteBytes || /[\0-\x09\x0b-\x1f]/.test(note)) return undefined;
  const split = note.lastIndexOf('\n\n');
  if (split < 0 || !note.endsWith('\n')) return undefined;
  const lines = note.slice(split + 2, -1).split('\n');
  if (lines.length > maxSignatures) return undefined;
  const signatures = lines.map(parseSignature);
  if (signatures.includes(undefined)) return undefined;
  return { text: note.slice(0, split + 1), signatures: signatures.flatMap((one) => one ?? []) };
}

function parseSignature(line: string): Note['signatures'][number] | undefined {
  const [, name, encoded] = /^\u2014 ([^\s+]+) ([A-Za-z0-9+/]+={0,2})$/.exec(line) ?? [];
  if (name === undefined || encoded === undefined) return undefined;
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length < 5 || bytes.toString('base64') !== encoded) return undefined;
  return { name, keyId: bytes.subarray(0, 4), signature: bytes.subarray(4) };
}

/**
 * Whether the key signed the note. Signatures of other keys are ignored; one of this key that is
 * wrong spoils the note.
 */
export function isSignedBy(note: Note, key: NoteKey): boolean {
  const own = note.signatures.filter(
    ({ name, keyId }) => name === key.name && equalBytes(keyId, key.keyId),
  );
  const signed = Buffer.from(note.text);
  return (
    own.length > 0 &&
    own.every(({ signature }) => isSignedByEd25519(key.publicKey, signed, signature))
  );
}
