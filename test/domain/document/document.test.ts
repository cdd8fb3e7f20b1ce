import { describe, expect, test } from '@jest/globals';
import {
  allActed,
  documentStatus,
  documentStatuses,
  isFinal,
  isOpen,
  pastDeadline,
} from '../../../src/domain/document/document.ts';
import type { RecipientFacts } from '../../../src/domain/recipient/recipient.ts';

const at = new Date('2027-01-27T10:30:00Z');
const nothing = {
  sentAt: null,
  viewedAt: null,
  completedAt: null,
  voidedAt: null,
  declinedAt: null,
};
const signer: RecipientFacts = {
  role: 'signer',
  viewedAt: null,
  signedAt: null,
  approvedAt: null,
  declinedAt: null,
  reassignedAt: null,
};

describe('the status of a document', () => {
  test.each([
    ['draft until it is sent', {}, [signer], 'draft'],
    ['sent until somebody looks', { sentAt: at }, [signer], 'sent'],
    ['in progress once viewed', { sentAt: at, viewedAt: at }, [signer], 'in_progress'],
    ['in progress once signed', { sentAt: at }, [{ ...signer, signedAt: at }], 'in_progress'],
    ['completed', { sentAt: at, completedAt: at }, [], 'completed'],
    ['declined', { sentAt: at, declinedAt: at }, [], 'declined'],
    ['cancelled, from a draft too', { voidedAt: at }, [], 'cancelled'],
  ])('is %s', (_name, facts, recipients, expected) => {
    expect(documentStatus({ ...nothing, ...facts }, recipients)).toBe(expected);
  });

  test('is open, final or a draft, and never two of them', () => {
    for (const status of documentStatuses) {
      const kinds = [status === 'draft', isOpen(status), isFinal(status)];
      expect(kinds.filter(Boolean)).toHaveLength(1);
    }
  });
});

test('everybody has acted when all signers and approvers have, and there is one', () => {
  const viewer: RecipientFacts = { ...signer, role: 'viewer' };
  const approver: RecipientFacts = { ...signer, role: 'approver', approvedAt: at };
  expect(allActed([viewer])).toBe(false);
  expect(allActed([viewer, approver])).toBe(true);
  expect(allActed([approver, signer])).toBe(false);
  expect(allActed([approver, { ...signer, signedAt: at }])).toBe(true);
});

test('the deadline has passed from its very millisecond on, for open documents only', () => {
  const before = new Date(at.getTime() - 1);
  expect(pastDeadline({ status: 'sent', deadline: at }, before)).toBe(false);
  expect(pastDeadline({ status: 'sent', deadline: at }, at)).toBe(true);
  expect(pastDeadline({ status: 'draft', deadline: at }, at)).toBe(false);
  expect(pastDeadline({ status: 'completed', deadline: at }, at)).toBe(false);
  expect(pastDeadline({ status: 'in_progress', deadline: null }, at)).toBe(false);
});
