import type { MailContent, Person, Sender } from '../../src/domain/mail/mail.ts';
import type { OutgoingMail } from '@countersign/mailer/mailer';

/** One content of every kind and audience, for tests and for the pictures of mails. */

export const sampleSender: Sender = {
  name: 'Anna Weber',
  email: 'anna.weber@nordlicht.example',
  organization: 'Nordlicht Energie GmbH',
};
export const sampleReader: Person = { name: 'Samir Haddad', email: 'samir@haddad.example' };
export const sampleLink = 'https://sign.example.com/sign/sgn_01jd8m2x.Vq3mZ0c7Tt4PpYkR1uWbXg';

const document = { id: 'doc_01jd8m2x5wf3r9k7q4z6y8t0ab', title: 'Supply agreement 2027' };
const about = { document, sender: sampleSender };
const deadline = '2026-12-05T17:00:00.000Z';
const successor = { name: 'Bo Lind', email: 'bo@lind.example' };
const by = { name: 'Clara Moreau', email: 'clara@moreau.example' };

export const mailSamples: [string, MailContent][] = [
  [
    'invitation-signer',
    {
      kind: 'invitation',
      role: 'signer',
      ...about,
      link: sampleLink,
      deadline,
      message: 'Here is the agreement as we discussed it on Tuesday.\n\nThank you, Anna',
      recipientMessage: 'Samir, please have a look at clause 4 in particular.',
    },
  ],
  ['invitation-approver', { kind: 'invitation', role: 'approver', ...about, link: sampleLink }],
  ['invitation-viewer', { kind: 'invitation', role: 'viewer', ...about, link: sampleLink }],
  [
    'invitation-in-place',
    {
      kind: 'invitation',
      role: 'signer',
      ...about,
      link: sampleLink,
      inPlaceOf: { ...by, by: 'recipient', reason: 'I am on leave.' },
    },
  ],
  ['code', { kind: 'code', ...about, code: '493027', expiresAt: '2026-11-21T09:40:00.000Z' }],
  ['recipient-blocked', { kind: 'recipient_blocked', ...about, recipient: by }],
  ['reminder-signer', { kind: 'reminder', role: 'signer', ...about, link: sampleLink, deadline }],
  ['reminder-approver', { kind: 'reminder', role: 'approver', ...about, link: sampleLink }],
  ['reminder-viewer', { kind: 'reminder', role: 'viewer', ...about, link: sampleLink }],
  ['expiry-warning', { kind: 'expiry_warning', ...about, deadline, link: sampleLink }],
  [
    'expiry-warning-owner',
    { kind: 'expiry_warning', ...about, deadline, waitingFor: [by, sampleReader] },
  ],
  [
    'completed',
    { kind: 'completed', ...about, completedAt: '2026-11-21T09:30:00.000Z', link: sampleLink },
  ],
  ['completed-owner', { kind: 'completed', ...about, completedAt: '2026-11-21T09:30:00.000Z' }],
  ['fresh-link', { kind: 'fresh_link', ...about, link: sampleLink }],
  ['viewed', { kind: 'viewed', ...about, by, at: '2026-11-21T09:30:00.000Z' }],
  ['declined', { kind: 'declined', ...about, by, reason: 'Clause 4 is not what we agreed on.' }],
  ['voided', { kind: 'voided', ...about, reason: 'Replaced by a corrected version.' }],
  ['expired', { kind: 'expired', ...about, deadline }],
  ['opted-out', { kind: 'opted_out', ...about, by, reason: 'I would rather sign on paper.' }],
  [
    'delegated-confirmation',
    { kind: 'delegated', ...about, from: by, to: successor, doneBy: 'recipient', confirms: true },
  ],
  [
    'delegated-owner',
    {
      kind: 'delegated',
      ...about,
      from: by,
      to: successor,
      doneBy: 'recipient',
      reason: 'I am on leave.',
    },
  ],
  [
    'delegated-owner-code',
    {
      kind: 'delegated',
      ...about,
      from: by,
      to: successor,
      doneBy: 'recipient',
      asksAccessCode: true,
    },
  ],
  ['reassigned-owner', { kind: 'delegated', ...about, from: by, to: successor, doneBy: 'sender' }],
  [
    'reassigned-owner-code',
    {
      kind: 'delegated',
      ...about,
      from: by,
      to: successor,
      doneBy: 'sender',
      asksAccessCode: true,
    },
  ],
  [
    'address-refused',
    {
      kind: 'address_refused',
      ...about,
      recipient: by,
      correctable: true,
      answer: '550 5.1.1 <clara@moreau.example>: Recipient address rejected: User unknown',
    },
  ],
  [
    'address-refused-late',
    { kind: 'address_refused', ...about, recipient: by, correctable: false },
  ],
  [
    'message-refused',
    {
      kind: 'address_refused',
      ...about,
      recipient: by,
      correctable: true,
      messageRefused: true,
      answer: '554 5.7.1 Message rejected',
    },
  ],
  [
    'webhook-disabled',
    {
      kind: 'webhook_disabled',
      webhook: {
        id: 'whk_01jd8m2x5wf3r9k7q4z6y8t0cd',
        name: 'Billing',
        url: 'https://billing.example.com/hooks/countersign?token=s3cret',
      },
      reason: 'gone',
    },
  ],
];

const trick = `<script>alert("1")</script> & 'x' \u0000\u001b[31m\u0085\u202Egpj.exe\u2066 {{link}} <!-- each facts -->\r\nBcc: x@y.example`;

/** Everything a person can type, at its worst. */
export const hostileMail: MailContent = {
  kind: 'invitation',
  role: 'signer',
  document: { id: document.id, title: `${trick} ${'Vereinbarungsentwurf'.repeat(2)}` },
  sender: {
    name: 'عمر <b>\u202e{{link}}\r\nBcc: x@y.example',
    email: sampleSender.email,
    organization: `"><img src=x>`,
  },
  link: sampleLink,
  deadline,
  message: `${trick}\n</div></td></table><style>*{display:none}</style>`,
  recipientMessage: '<a href="https://evil.example">Go</a>',
};

/** A rendered one, for what carries mails. */
export const sampleOutgoingMail: OutgoingMail = {
  messageId: '<mail-0193.invitation@sign.example.com>',
  kind: 'invitation',
  to: { name: 'Zoë, "Head" of Ops', email: 'zoe@example.com' },
  replyTo: { name: 'Anna Weber', email: 'anna@nordlicht.example' },
  subject: 'Anna Weber asks you to sign “Vertrag über Öl”',
  text: 'Review and sign:\nhttps://sign.example.com/sign/abc\n',
  html: '<p>Review and sign</p>',
  attachments: [],
};
