import { expect, test } from '@jest/globals';
import { subscribes, webhookEventTypes } from '../../../src/domain/webhook/event-types.ts';

test('there are the 17 types of the specification, in its order, each described', () => {
  const own = webhookEventTypes.filter(({ extension }) => !extension);
  expect(own.map(({ group, type }) => `${group}: ${type}`)).toEqual([
    'document: document.created',
    'document: document.sent',
    'document: document.viewed',
    'document: document.completed',
    'document: document.voided',
    'document: document.expired',
    'document: document.declined',
    'document: document.deleted',
    'recipient: recipient.added',
    'recipient: recipient.viewed',
    'recipient: recipient.signed',
    'recipient: recipient.approved',
    'recipient: recipient.declined',
    'recipient: recipient.reminded',
    'template: template.created',
    'template: template.updated',
    'template: template.used',
  ]);
  for (const { description } of webhookEventTypes) expect(description).toMatch(/^[A-Z].*\.$/);
});

test('an empty list subscribes to everything, any other to what it names', () => {
  expect(subscribes([], 'template.used')).toBe(true);
  expect(subscribes(['template.used', 'document.sent'], 'template.used')).toBe(true);
  expect(subscribes(['document.sent'], 'template.used')).toBe(false);
});

test('what is beyond the specification goes only to those who name it', () => {
  const extensions = webhookEventTypes.filter(({ extension }) => extension);
  expect(extensions.map(({ type }) => type)).toEqual([
    'recipient.reassigned',
    'recipient.undeliverable',
    'bulk_send.completed',
    'recipient.authenticated',
    'recipient.blocked',
    'document.updated',
    'recipient.updated',
    'recipient.removed',
  ]);
  for (const { type } of extensions) {
    expect(subscribes([], type)).toBe(false);
    expect(subscribes(['document.sent', type], type)).toBe(true);
  }
});
