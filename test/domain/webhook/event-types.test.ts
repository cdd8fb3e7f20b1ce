import { expect, test } from '@jest/globals';
import { subscribes, webhookEventTypes } from '../../../src/domain/webhook/event-types.ts';

test('there are the 17 types of the specification, in its order, each described', () => {
  expect(webhookEventTypes.map(({ group, type }) => `${group}: ${type}`)).toEqual([
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
