import { expect, test } from '@jest/globals';
import { addLink } from '../../../src/domain/mail/add-link.ts';
import type { MailContent } from '../../../src/domain/mail/mail.ts';

const about = {
  document: { id: 'doc_1', title: 'Lease' },
  sender: { name: 'Olga', email: 'olga@example.com', organization: 'Harbour' },
};
const ana = { name: 'Ana', email: 'ana@example.com' };
const at = '2027-01-27T10:30:00.000Z';
const link = 'https://sign.example.com/sign/new';

const withLink: MailContent[] = [
  { kind: 'invitation', role: 'signer', link: '', ...about },
  { kind: 'reminder', role: 'signer', link: '', ...about },
  { kind: 'expiry_warning', deadline: at, ...about },
  { kind: 'completed', completedAt: at, ...about },
  { kind: 'fresh_link', link: '', ...about },
];
const withoutLink: MailContent[] = [
  { kind: 'voided', ...about },
  { kind: 'declined', by: ana, ...about },
];

test.each(withLink)('$kind opens the signing session', (content) => {
  expect(addLink({ content, toEmail: ana.email }, ana, link)).toEqual({ ...content, link });
});

test.each(withoutLink)('$kind opens nothing', (content) => {
  expect(addLink({ content, toEmail: ana.email }, ana, link)).toEqual(content);
});

test.each([...withLink, ...withoutLink])('$kind does not leave for an old address', (content) => {
  expect(addLink({ content, toEmail: 'old@example.com' }, ana, link)).toBeUndefined();
});
