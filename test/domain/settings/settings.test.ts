import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  applyPatch,
  changedSettings,
  defaultSettings,
  effectiveSettings,
  type SettingsPatch,
} from '../../../src/domain/settings/settings.ts';

describe('settings', () => {
  test('are the defaults until something is set', () => {
    expect(effectiveSettings({})).toEqual(defaultSettings);
  });

  test('change only where the patch names a field', () => {
    const set = applyPatch({}, { signing: { default_deadline_days: 10 } });
    const after = applyPatch(set, { notifications: { send_completion_email: false } });
    expect(effectiveSettings(after)).toEqual({
      ...defaultSettings,
      signing: { ...defaultSettings.signing, default_deadline_days: 10 },
      notifications: { ...defaultSettings.notifications, send_completion_email: false },
    });
  });

  test('keep the reminder schedule sorted, and may have none', () => {
    const set = applyPatch({}, { notifications: { reminder_schedule: [14, 1, 5] } });
    expect(set.notifications?.reminder_schedule).toEqual([1, 5, 14]);
    const none = applyPatch(set, { notifications: { reminder_schedule: [] } });
    expect(effectiveSettings(none).notifications.reminder_schedule).toEqual([]);
  });

  test('that are set are not changed by reading or patching them', () => {
    const set: SettingsPatch = { notifications: { reminder_schedule: [2] } };
    applyPatch(set, { notifications: { reminder_schedule: [9, 3] } });
    expect(set).toEqual({ notifications: { reminder_schedule: [2] } });
  });
});

const patches = fc.record(
  {
    signing: fc.record({ default_deadline_days: fc.integer({ min: 1, max: 365 }) }),
    ai: fc.record({ enabled: fc.boolean() }),
    notifications: fc.record({
      reminder_schedule: fc.uniqueArray(fc.integer({ min: 1, max: 365 })),
    }),
  },
  { requiredKeys: [] },
);

test('the same patch twice changes what it changes once', () => {
  fc.assert(
    fc.property(patches, patches, (before, patch) => {
      const set = applyPatch({}, before);
      const once = applyPatch(set, patch);
      expect(applyPatch(once, patch)).toEqual(once);
      expect(changedSettings(once, applyPatch(once, patch))).toEqual({});
    }),
  );
});

test('what changed is named by category and field, from what was in force', () => {
  expect(changedSettings({}, { ai: { enabled: true } })).toEqual({
    'ai.enabled': { from: false, to: true },
  });
  const sameAsDefault = { signing: { default_deadline_days: 30 } };
  expect(changedSettings({}, sameAsDefault)).toEqual({});
});
