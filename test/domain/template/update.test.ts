import { expect, test } from '@jest/globals';
import { updateTemplate } from '../../../src/domain/template/update.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { givenTemplate, start } from '../given-state.ts';

const later = plusDays(start, 1);
const template = givenTemplate({ category: 'Homes' });

test('what differs is written and named, in the order of the contract', () => {
  const command = { category: 'Flats', description: 'Long', name: 'Lease' };
  expect(updateTemplate(template, command, later)).toEqual({
    template: { category: 'Flats', description: 'Long', updatedAt: later },
    events: [{ type: 'template.updated', details: { changed: ['description', 'category'] } }],
  });
});

test.each([{}, { name: 'Lease', category: 'Homes' }, { name: undefined }])(
  'what changes nothing is no event: %j',
  (command) => {
    expect(updateTemplate(template, command, later)).toEqual({ template: {}, events: [] });
  },
);
