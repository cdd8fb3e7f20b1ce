import { describe, expect, test } from '@jest/globals';
import type { DomainEvent, EventType } from '../../../src/domain/audit/events.ts';
import { routingOf } from '../../../src/domain/audit/event-routing.ts';
import { eventDetails } from '../../../src/domain/audit/event-details.ts';
import { eventResource, type EventSubject } from '../../../src/domain/audit/event-subject.ts';
import { webhookData } from '../../../src/domain/audit/webhook-data.ts';
import {
  documentRepresentation,
  recipientRepresentation,
} from '../../../src/domain/document/representation.ts';
import { publicId } from '../../../src/domain/ids.ts';
import { givenId, givenRecipient, givenSent, start } from '../given-state.ts';

const recipient = givenRecipient(1, { declinedAt: start, declineReason: 'Not like this' });
const successor = givenRecipient(2);
const document = givenSent();
const template = {
  id: givenId<'tpl'>(9),
  name: 'Lease',
  description: null,
  category: null,
  recipients: [],
  message: null,
  deadlineDays: null,
  redirectUrl: null,
  version: 1,
  usageCount: 0,
  createdAt: start,
  updatedAt: start,
};
const bulkSend = {
  id: givenId<'blk'>(12),
  templateId: template.id,
  perHour: null,
  status: 'completed' as const,
  total: 4,
  valid: 3,
  createdAt: start,
  finishedAt: start,
  counts: { pending: 0, sent: 2, failed: 1, cancelled: 0 },
};
const subject: EventSubject = {
  organizationId: document.organizationId,
  document,
  recipients: [recipient, successor],
  template,
  bulkSend,
};
const recipientId = recipient.id;
const memberId = givenId<'mem'>(3);
const signatureId = givenId<'sig'>(7);
const keyId = givenId<'key'>(11);
const webhookId = givenId<'whk'>(8);

/** One of each type: a type without an example does not compile. */
const events: { [Type in EventType]: DomainEvent<Type> } = {
  'document.created': { type: 'document.created', details: { title: 'Lease' } },
  'document.updated': { type: 'document.updated', details: { changed: ['title'] } },
  'document.fields_changed': {
    type: 'document.fields_changed',
    details: { count: 4, sha256: 'f'.repeat(64) },
  },
  'document.deleted': { type: 'document.deleted', details: {} },
  'document.sent': { type: 'document.sent', details: { recipientsCount: 2 } },
  'document.viewed': { type: 'document.viewed', recipientId, details: {} },
  'document.completed': { type: 'document.completed', details: {} },
  'document.voided': { type: 'document.voided', details: { reason: null } },
  'document.expired': { type: 'document.expired', details: {} },
  'document.declined': { type: 'document.declined', recipientId, details: {} },
  'document.ownership_transferred': {
    type: 'document.ownership_transferred',
    details: { from: memberId, to: givenId(4) },
  },
  'recipient.added': { type: 'recipient.added', recipientId, details: {} },
  'recipient.updated': { type: 'recipient.updated', recipientId, details: { changed: ['name'] } },
  'recipient.removed': { type: 'recipient.removed', recipientId, details: {} },
  'recipient.viewed': { type: 'recipient.viewed', recipientId, details: { authentication: [] } },
  'recipient.signed': {
    type: 'recipient.signed',
    recipientId,
    details: { authentication: [], signatureId },
  },
  'recipient.approved': {
    type: 'recipient.approved',
    recipientId,
    details: { authentication: [], signatureId },
  },
  'recipient.declined': { type: 'recipient.declined', recipientId, details: { reason: 'No' } },
  'recipient.opted_out': { type: 'recipient.opted_out', recipientId, details: { reason: null } },
  'recipient.consented': {
    type: 'recipient.consented',
    recipientId,
    details: { version: 'en-1', sha256: 'ab', userAgent: 'Browser' },
  },
  'recipient.expired': { type: 'recipient.expired', recipientId, details: {} },
  'recipient.reminded': { type: 'recipient.reminded', recipientId, details: {} },
  'recipient.reassigned': {
    type: 'recipient.reassigned',
    recipientId,
    details: { to: successor.id, by: 'recipient', reason: 'on leave' },
  },
  'recipient.undeliverable': {
    type: 'recipient.undeliverable',
    recipientId,
    details: { reason: '550 No such mailbox' },
  },
  'recipient.authenticated': {
    type: 'recipient.authenticated',
    recipientId,
    details: { method: 'email_code', attempt: 2 },
  },
  'recipient.authentication_failed': {
    type: 'recipient.authentication_failed',
    recipientId,
    details: { method: 'email_code', attempt: 1 },
  },
  'recipient.blocked': {
    type: 'recipient.blocked',
    recipientId,
    details: { method: 'email_code' },
  },
  'recipient.link_issued': { type: 'recipient.link_issued', recipientId, details: { memberId } },
  'template.created': { type: 'template.created', details: {} },
  'template.updated': { type: 'template.updated', details: { changed: ['name'] } },
  'template.used': { type: 'template.used', details: {} },
  'template.deleted': {
    type: 'template.deleted',
    templateId: template.id,
    details: { withDocument: document.id },
  },
  'member.invited': { type: 'member.invited', memberId, details: { role: 'viewer' } },
  'member.joined': { type: 'member.joined', memberId, details: { role: 'viewer' } },
  'member.suspended': { type: 'member.suspended', memberId, details: { role: 'viewer' } },
  'member.reinstated': { type: 'member.reinstated', memberId, details: { role: 'viewer' } },
  'member.removed': {
    type: 'member.removed',
    memberId,
    details: { role: 'viewer', documentsGoTo: givenId(4) },
  },
  'member.role_changed': {
    type: 'member.role_changed',
    memberId,
    details: { from: 'viewer', to: 'member' },
  },
  'organization.updated': {
    type: 'organization.updated',
    details: { disabledWebhook: givenId(8), reason: 'gone' },
  },
  'api_key.created': {
    type: 'api_key.created',
    keyId,
    details: {
      label: 'CI',
      scopes: ['svc:audit:read'],
      memberId,
      expiresAt: start,
      allowance: { minute: 300, hour: 9_000 },
    },
  },
  'api_key.revoked': { type: 'api_key.revoked', keyId, details: { label: 'CI' } },
  'api_key.rotated': {
    type: 'api_key.rotated',
    keyId,
    details: { label: 'CI', to: keyId, oldEndsAt: new Date(0) },
  },
  'webhook.created': {
    type: 'webhook.created',
    webhookId,
    details: { name: 'Billing', origin: 'https://hooks.example.com', events: ['document.sent'] },
  },
  'webhook.updated': { type: 'webhook.updated', webhookId, details: { changed: ['url'] } },
  'webhook.deleted': { type: 'webhook.deleted', webhookId, details: { name: 'Billing' } },
  'webhook.secret_rotated': { type: 'webhook.secret_rotated', webhookId, details: {} },
  'bulk_send.started': {
    type: 'bulk_send.started',
    bulkSendId: bulkSend.id,
    details: { sha256: 'ab', rows: 3 },
  },
  'bulk_send.cancelled': {
    type: 'bulk_send.cancelled',
    bulkSendId: bulkSend.id,
    details: { sha256: 'ab' },
  },
  'bulk_send.completed': { type: 'bulk_send.completed', bulkSendId: bulkSend.id, details: {} },
};
const all: DomainEvent[] = Object.values(events);

test.each(all)('$type: a webhook has data exactly when it is routed to webhooks', (event) => {
  expect(webhookData(event, subject) !== undefined).toBe(
    routingOf(event.type).webhook !== undefined,
  );
});

test.each(all)('$type: its resource is of the kind that leads its name', (event) => {
  expect(eventResource(event, subject).resourceType).toBe(event.type.split('.')[0]);
});

test.each(all)('$type: what the trail shows holds public ids only', (event) => {
  const shown = JSON.stringify([eventDetails(event), webhookData(event, subject)]);
  expect(shown).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
});

describe('details', () => {
  const rec = publicId('rec', recipientId);
  test.each<[EventType, unknown]>([
    ['document.sent', { recipients_count: 2 }],
    ['document.voided', {}],
    ['document.expired', { reason: 'expired' }],
    ['recipient.expired', {}],
    ['recipient.reminded', { recipient_id: rec }],
    ['recipient.declined', { recipient_id: rec, reason: 'No' }],
    ['recipient.opted_out', { recipient_id: rec, reason: 'opted out', opted_out: true }],
    ['recipient.signed', { recipient_id: rec, signature_id: publicId('sig', signatureId) }],
    [
      'recipient.consented',
      { recipient_id: rec, consent_version: 'en-1', consent_sha256: 'ab', user_agent: 'Browser' },
    ],
    [
      'api_key.created',
      {
        label: 'CI',
        scopes: ['svc:audit:read'],
        member_id: publicId('mem', memberId),
        expires_at: start.toISOString(),
        rate_limit: '300/min,9000/h',
      },
    ],
    [
      'webhook.created',
      { name: 'Billing', url_origin: 'https://hooks.example.com', events: ['document.sent'] },
    ],
    ['member.removed', { role: 'viewer', documents_go_to: publicId('mem', givenId<'mem'>(4)) }],
  ])('%s', (type, details) => {
    expect(eventDetails(events[type])).toEqual(details);
  });
});

test('a decline tells webhooks of document, recipient and reason, in this order', () => {
  const data = webhookData(events['document.declined'], subject);
  expect(Object.keys(data ?? {})).toEqual(['document', 'recipient', 'reason']);
  expect(data).toEqual({
    document: documentRepresentation(document),
    recipient: recipientRepresentation(recipient),
    reason: 'Not like this',
  });
});

test('a deletion tells the id and nothing else', () => {
  const id = publicId('doc', document.id);
  expect(webhookData(events['document.deleted'], subject)).toEqual({ document: { id } });
});
