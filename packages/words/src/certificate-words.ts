import type { Roles } from './roles.ts';

/** The certificate page and the other pages that are added to a document, in one language. */
export interface CertificateWords {
  /** Between the parts of a list in one line. */
  separator: string;
  title: string;
  development: string;
  /** At the foot of every page. */
  developmentShort: string;
  document: string;
  originalFile: string;
  preparedFile: string;
  /** How the prepared file is found in the sealed one. */
  prefix(bytes: string): string;
  sentBy: string;
  created: string;
  sent: string;
  completed: string;
  fields: string;
  /** In the row of the fields: of how many the prepared file has the sender's words. */
  filledBySender(count: number): string;
  role: string;
  roles: Roles<string>;
  /** Heads how the place came to this person; each part is filled into the next. */
  passedOn: string;
  passedOnBy(who: string, when: string): string;
  passedOnBySender(when: string): string;
  because(what: string, reason: string): string;
  inPlaceOf(holder: string, before: string): string;
  /** Heads those who get a copy. */
  copyTo: string;
  /** Heads how somebody proved who they are. */
  proof: string;
  proofs: Record<
    'email_code' | 'access_code' | 'external_code' | 'passkey' | 'test',
    (time: string, hint: string) => string
  >;
  viewed: string;
  /** In its row: what the page said that somebody had done there first. Nobody else saw it. */
  knownBy: Record<'pressed' | 'moved' | 'scrolled' | 'typed' | 'consented', string>;
  /** The whole document was served before the act. */
  shown: string;
  acts: Record<'signed' | 'approved', string>;
  signatureTypes: Record<'electronic' | 'drawn' | 'typed', string>;
  /** How the person got in; each ends a sentence. */
  channels: Record<'mail' | 'api', string>;
  signature: string;
  /** How initials were given, in the row of this name. */
  initials: string;
  ipAddress: string;
  browser: string;
  consent: string;
  version(version: string): string;
  /** Heads the values that had to be cut where their fields are. */
  longValues: string;
  longValuesExplained: string;
  onPage(page: string): string;
  verify: string;
  verifyExplained: string;
  codeOf(address: string): string;
  signatureOf(name: string): string;
  initialsOf(name: string): string;
  signatures: string;
  documentId(id: string): string;
  pageOf(page: string, pages: string): string;
}
