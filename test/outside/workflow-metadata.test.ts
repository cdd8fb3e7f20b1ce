import { expect, test } from '@jest/globals';
import { deliveryMetadata, documentMetadata } from '../../src/outside/workflow-metadata.ts';
import type { Snapshot } from '../../src/domain/document/snapshot.ts';

const recipient = {
  id: 'rec_01h455vb4pex5vsknk084sn02q',
  order: null,
  acted: false,
  invitedAtMs: null,
  invitedDeadlineMs: null,
  remindedAtMs: null,
} as const;
const snapshot: Snapshot = {
  documentId: 'doc_01h455vb4pex5vsknk084sn02q',
  organizationId: 'org_01h455vb4pex5vsknk084sn02q',
  rev: 1,
  status: 'sent',
  deadlineMs: Date.UTC(2027, 0, 27, 10, 30),
  reminderDays: [],
  alertDays: 3,
  alertedForMs: null,
  recipients: [
    { ...recipient, role: 'signer' },
    { ...recipient, role: 'viewer' },
  ],
  unsentMails: 0,
  recordsToTimestamp: 0,
  sealed: false,
};

test('a document says how many are to act and until when', () => {
  const { staticSummary, memo } = documentMetadata(snapshot);
  expect(staticSummary).toBe('Document …084sn02q, 1 to act, due 2027-01-27T10:30:00.000Z');
  expect(memo).toEqual({
    document: snapshot.documentId,
    workspace: snapshot.organizationId,
    recipients: 2,
    toAct: 1,
    deadline: '2027-01-27T10:30:00.000Z',
  });
});

test('one without a deadline, which a restored database has forgotten, says so', () => {
  const forgotten = { ...snapshot, organizationId: null, deadlineMs: null, recipients: [] };
  const { staticSummary, staticDetails } = documentMetadata(forgotten);
  expect(staticSummary).toBe('Document …084sn02q, 0 to act, due never');
  expect(staticDetails).toContain('of workspace `unknown`');
});

test('a delivery names its event and endpoint', () => {
  const { staticSummary, staticDetails } = deliveryMetadata({
    deliveryId: 'dlv_01h455vb4pex5vsknk084sn02q',
    organizationId: 'org_01h455vb4pex5vsknk084sn02q',
    webhookId: 'whk_01h455vb4pex5vsknk084sn02r',
    eventId: 'evt_01h455vb4pex5vsknk084sn02q',
    eventType: 'document.sent',
  });
  expect(staticSummary).toBe('document.sent to …084sn02r');
  expect(staticDetails).toContain('evt_01h455vb4pex5vsknk084sn02q');
});
