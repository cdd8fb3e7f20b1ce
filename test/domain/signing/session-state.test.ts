import { expect, test } from '@jest/globals';
import { sessionState } from '../../../src/domain/signing/session-state.ts';

const now = new Date('2027-01-27T10:30:00Z');
const later = new Date('2027-02-27T10:30:00Z');
const open = { status: 'sent', deadline: later, expiredAt: null } as const;

test.each([
  ['not_sent in a draft', { ...open, status: 'draft' }, 'due', 'not_sent'],
  ['waiting before the turn', open, 'waiting', 'waiting'],
  ['ready when the turn is there', open, 'due', 'ready'],
  ['ready to read for a viewer', open, 'reading', 'ready'],
  ['done after the act', { ...open, status: 'in_progress' }, 'done', 'done'],
  [
    'expired past the deadline, before anybody noted it',
    { ...open, deadline: now },
    'due',
    'expired',
  ],
  ['expired', { ...open, status: 'cancelled', expiredAt: now }, 'due', 'expired'],
  ['voided', { ...open, status: 'cancelled' }, 'due', 'voided'],
  ['declined', { ...open, status: 'declined' }, 'due', 'declined'],
  ['completed', { ...open, status: 'completed' }, 'done', 'completed'],
] as const)('a session is %s', (_name, document, turn, expected) => {
  expect(sessionState(document, { reassignedAt: null }, turn, now)).toBe(expected);
});

test.each([
  open,
  { ...open, status: 'completed' } as const,
  { ...open, status: 'cancelled' } as const,
])(
  'a session is delegated for who passed their place on, whatever becomes of the document',
  (document) => {
    expect(sessionState(document, { reassignedAt: now }, 'waiting', now)).toBe('delegated');
  },
);
