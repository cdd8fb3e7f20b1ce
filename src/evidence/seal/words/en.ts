import type { Words } from './words.ts';

export const en: Words = {
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
  role: 'Role',
  roles: { signer: 'Signer', approver: 'Approver', viewer: 'Viewer' },
  viewed: 'Viewed',
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
    'The file carries one digital seal over every byte. A PDF reader that checks signatures ' +
    'shows any change to it, and so does the service at the address below.',
  codeOf: (address) => `QR code of ${address}`,
  signatureOf: (name) => `Signature of ${name}`,
  initialsOf: (name) => `Initials of ${name}`,
  signatures: 'Signatures',
  documentId: (id) => `Document ${id}`,
  pageOf: (page, pages) => `Certificate page ${page} of ${pages}`,
};
