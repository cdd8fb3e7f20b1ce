import { expect, test } from '@jest/globals';
import { createTemplate } from '../../../src/domain/template/create.ts';
import { start } from '../given-state.ts';

test.each([
  [{}, { description: null, category: null }],
  [
    { description: 'Long', category: 'Homes' },
    { description: 'Long', category: 'Homes' },
  ],
])('a template begins unused: %j', (given, expected) => {
  expect(createTemplate({ name: 'Lease', ...given }, { roles: [], fields: [] }, start)).toEqual({
    template: {
      name: 'Lease',
      ...expected,
      recipients: [],
      message: null,
      deadlineDays: null,
      redirectUrl: null,
      version: 1,
      fields: [],
      usageCount: 0,
      createdAt: start,
      updatedAt: start,
    },
    events: [{ type: 'template.created', details: {} }],
  });
});
