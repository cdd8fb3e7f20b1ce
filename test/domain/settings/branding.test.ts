import { expect, test } from '@jest/globals';
import {
  contrastWithWhite,
  defaultBranding,
  updateBranding,
} from '../../../src/domain/settings/branding.ts';

test('the event names what changed, and a logo by its hash', () => {
  const { branding, events } = updateBranding(defaultBranding, {
    name: 'Harbour Estates',
    logoSha256: 'ab'.repeat(32),
  });
  expect(branding).toEqual({
    name: 'Harbour Estates',
    accentColor: null,
    logoSha256: 'ab'.repeat(32),
  });
  const changed = {
    'branding.name': { from: null, to: 'Harbour Estates' },
    'branding.logo_sha256': { from: null, to: 'ab'.repeat(32) },
  };
  expect(events).toEqual([{ type: 'organization.updated', details: { changed } }]);
});

test('what stays as it is, is no event', () => {
  expect(updateBranding(defaultBranding, { name: null })).toEqual({ events: [] });
  expect(updateBranding({ ...defaultBranding, name: 'A' }, {})).toEqual({ events: [] });
});

test('a colour is taken as long as white text on it can be read', () => {
  expect(contrastWithWhite('#000000')).toBeCloseTo(21, 5);
  expect(contrastWithWhite('#ffffff')).toBeCloseTo(1, 5);
  // The lightest grey that passes, and the next one.
  expect(updateBranding(defaultBranding, { accentColor: '#767676' }).branding).toBeDefined();
  expect(() => updateBranding(defaultBranding, { accentColor: '#777777' })).toThrow(
    'must be darker: white text on it has a contrast of 4.4, and needs 4.5 to be read',
  );
});
