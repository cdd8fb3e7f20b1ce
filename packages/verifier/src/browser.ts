/** The door for browsers: `npm run build` makes a module of it that needs nothing of Node. */
export { parseNoteKey, type NoteKey } from './log/note.ts';
export { readPemRoots } from './asn1/pem.ts';
export { verifyFile } from './verify-file.ts';
export type { NamedCheck } from './check.ts';
export type { EvidenceTrust } from './evidence-trust.ts';
export type { Verification } from './verify-evidence.ts';
