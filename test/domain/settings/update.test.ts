import { expect, test } from '@jest/globals';
import { updateSettings } from '../../../src/domain/settings/update.ts';

test('the change is recorded with what was in force before', () => {
  const set = { ai: { auto_analyze: true } };
  const { settings, events } = updateSettings(set, { signing: { default_deadline_days: 14 } });
  expect(settings).toMatchObject({ ...set, signing: { default_deadline_days: 14 } });
  expect(events).toEqual([
    {
      type: 'organization.updated',
      details: { changed: { 'signing.default_deadline_days': { from: 30, to: 14 } } },
    },
  ]);
});

test.each([{}, { signing: { default_deadline_days: 30 } }])(
  'a patch that changes nothing in force writes and records nothing: %j',
  (patch) => {
    expect(updateSettings({}, patch)).toEqual({ events: [] });
  },
);
