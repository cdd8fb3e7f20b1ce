import type { LinkChannel, RecipientRole } from '../../../domain/recipient/recipient.ts';
import type { SignatureMeaning, SignatureType } from '../../../domain/signing/signature.ts';

/** All that the pages say that are added to a document. */
export interface Words {
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
  role: string;
  roles: Record<RecipientRole, string>;
  viewed: string;
  acts: Record<SignatureMeaning, string>;
  signatureTypes: Record<SignatureType, string>;
  /** How the person got in; each ends a sentence. */
  channels: Record<LinkChannel, string>;
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
