import type { CertificateWords } from '../certificate-words.ts';
import { names } from './roles.ts';
import { pluralIn } from '../plurals.ts';

const plural = pluralIn('en');

export const certificate: CertificateWords = {
  separator: ', ',
  title: 'Certificate of completion',
  development:
    'Development seal. This file was sealed with a key made for trying the service out. ' +
    'The seal proves nothing.',
  developmentShort: 'Development seal: it proves nothing.',
  document: 'Document',
  originalFile: 'Original file',
  preparedFile: 'Prepared file',
  prefix: (bytes) => `which is the first ${bytes} bytes of this file`,
  sentBy: 'Sent by',
  created: 'Created',
  sent: 'Sent',
  completed: 'Completed',
  fields: 'Fields',
  filledBySender: (count) =>
    plural(count, {
      one: 'Filled in by the sender: # field',
      other: 'Filled in by the sender: # fields',
    }),
  role: 'Role',

  roles: names,
  passedOn: 'Passed on',
  passedOnBy: (who, when) => `passed on by ${who}, ${when}`,
  passedOnBySender: (when) => `passed on by the sender, ${when}`,
  because: (what, reason) => `${what}: ${reason}`,
  inPlaceOf: (holder, before) => `${holder}, in place of ${before}`,
  copyTo: 'Copy to',
  proof: 'Proof',
  proofs: {
    email_code: (time, hint) => `Code mailed to ${hint}, entered ${time}`,
    access_code: (time) => `Code told by the sender, entered ${time}`,
    external_code: (time) => `Code delivered by the sender’s system, entered ${time}`,
    passkey: (time) => `Signed by a passkey of their device, ${time}`,
    test: (time) => `Done by the API of a test workspace, ${time}`,
  },
  viewed: 'Viewed',
  knownBy: {
    pressed: 'after a click or tap, as the signing page said',
    moved: 'after a pointer was moved, as the signing page said',
    scrolled: 'after scrolling, as the signing page said',
    typed: 'after a key was pressed, as the signing page said',
    consented: 'after the consent, as the signing page said',
  },
  shown: 'Served whole',
  acts: { signed: 'Signed', approved: 'Approved' },
  signatureTypes: { drawn: 'drawn by hand', typed: 'typed', electronic: 'electronic' },
  channels: {
    mail: 'through the mailed link',
    api: 'through a link handed out by the sender’s system',
  },
  signature: 'Signature',
  initials: 'Initials',
  ipAddress: 'IP address',
  browser: 'Browser',
  consent: 'Consent',
  version: (version) => `version ${version}`,
  longValues: 'Values longer than their fields',
  longValuesExplained: 'In the document these are cut where the mark stands. Here they are whole.',
  onPage: (page) => `page ${page}`,
  verify: 'Verify this document',
  verifyExplained:
    'One digital seal covers every byte of this file as it was sealed. A PDF reader can check ' +
    'the seal; the service at the address below also tells whether anything was added after ' +
    'it.',
  codeOf: (address) => `QR code of ${address}`,
  signatureOf: (name) => `Signature of ${name}`,
  initialsOf: (name) => `Initials of ${name}`,
  signatures: 'Signatures',
  documentId: (id) => `Document ${id}`,
  pageOf: (page, pages) => `Certificate page ${page} of ${pages}`,
};
