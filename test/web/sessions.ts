import { consentTexts } from '@countersign/words/consent';
import type { Field, SigningSession } from '../../pages/src/api/session.ts';

/** A signer's session, ready and untouched; what a test is about is laid over it. */
export function makeSession(over: Partial<SigningSession> = {}): SigningSession {
  return {
    state: 'ready',
    document: {
      id: 'doc_1',
      title: 'Lease of the workshop at 12 Mill Lane',
      status: 'sent',
      deadline: '2026-12-01T17:00:00.000Z',
      page_count: 6,
      sender: { name: 'Ada Byron', email: 'ada@example.com', organization: 'Mill Lane Estates' },
      message: 'Dear Grace,\nplease sign the lease we spoke about.',
    },
    recipient: {
      id: 'rec_1',
      name: 'Grace Hopper',
      email: 'grace@example.com',
      role: 'signer',
      status: 'pending',
    },
    progress: { done: 0, total: 2 },
    participants: [
      { name: 'Grace Hopper', role: 'signer', status: 'due', you: true },
      { name: 'Alan Turing', role: 'approver', status: 'waiting', you: false },
    ],
    participants_more: 0,
    may_delegate: false,
    consent: {
      required: true,
      version: 'en-1a2b3c4d',
      language: 'en',
      text: consentTexts.en,
      sha256: '1a2b3c4d'.repeat(8),
      accepted_at: null,
    },
    branding: { name: null, accent_color: null, logo_url: null },
    allowed_signature_types: ['draw', 'type', 'upload'],
    fields: [],
    download_available: false,
    content_expired: false,
    ...over,
  };
}

/** The session with another role; a viewer is asked for no consent. */
export function withRole(
  session: SigningSession,
  role: 'approver' | 'viewer' | 'cc',
): SigningSession {
  return {
    ...session,
    recipient: { ...session.recipient, role },
    consent: { ...session.consent, required: role === 'approver' },
  };
}

/** The session of somebody who has agreed before. */
export function consented(session: SigningSession): SigningSession {
  return { ...session, consent: { ...session.consent, accepted_at: '2026-11-21T09:00:00.000Z' } };
}

/** A required text field; what a test is about is laid over it. */
export function makeField(over: Partial<Field> = {}): Field {
  return {
    id: 'fld_1',
    name: 'company',
    label: 'Company',
    type: 'text',
    required: true,
    page: 1,
    rect: [72, 72, 200, 24],
    ...over,
  };
}

/** One field of every type, one below the other on the second page. */
export const allFields: Field[] = [
  makeField(),
  makeField({
    id: 'fld_2',
    name: 'since',
    label: 'In business since',
    type: 'date',
    required: false,
  }),
  makeField({ id: 'fld_3', name: 'rent', label: 'Monthly rent', type: 'number' }),
  makeField({
    id: 'fld_4',
    name: 'mail',
    label: 'Mail for invoices',
    type: 'email',
    required: false,
  }),
  makeField({ id: 'fld_5', name: 'notes', label: 'Notes', type: 'textarea', required: false }),
  makeField({
    id: 'fld_6',
    name: 'use',
    label: 'Use of the rooms',
    type: 'select',
    options: ['Workshop', 'Storage'],
  }),
  makeField({ id: 'fld_7', name: 'rules', label: 'I keep the house rules', type: 'checkbox' }),
  makeField({ id: 'fld_8', name: 'sig', label: 'Signature', type: 'signature' }),
].map((field, index) => ({ ...field, rect: [300, 740 - index * 40, 180, 18] }));

/** Two buttons of which one is chosen, on the second page. */
export const radioField = makeField({
  id: 'fld_9',
  name: 'payment',
  label: 'Paid by',
  type: 'select',
  options: ['Card', 'Transfer'],
  page: 1,
  rect: [72, 500, 14, 14],
  places: [
    { page: 1, rect: [72, 500, 14, 14], option: 'Card' },
    { page: 1, rect: [172, 500, 14, 14], option: 'Transfer' },
  ],
});

/** A place for initials, on the second page. */
export const initialsField = makeField({
  id: 'fld_10',
  name: 'initials',
  label: 'Initials of page 2',
  type: 'signature',
  variant: 'initials',
  page: 1,
  rect: [500, 40, 60, 24],
});

/** Fields of which something is filled in before anybody comes, on the second page. */
export const prefilledFields: Field[] = [
  makeField({ id: 'fld_s', label: 'City', value: 'Oslo' }),
  makeField({ id: 'fld_n', label: 'Monthly rent', type: 'number', required: false, value: 1250.5 }),
  makeField({ id: 'fld_r', label: 'Landlord', value: 'Mill Lane Estates', read_only: true }),
  makeField({ id: 'fld_a', label: 'Name', auto: 'name', value: 'Grace Hopper' }),
  makeField({
    id: 'fld_d',
    label: 'Signed on',
    type: 'date',
    auto: 'signed_at',
    format: 'dd.mm.yyyy',
  }),
  makeField({
    id: 'fld_f',
    label: 'From',
    type: 'date',
    required: false,
    value: '2027-02-01',
    format: 'd mmmm yyyy',
  }),
].map((field, index) => ({ ...field, name: field.id, rect: [300, 740 - index * 40, 180, 18] }));
