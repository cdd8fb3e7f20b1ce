import { expect, test } from '@jest/globals';
import { useTemplate } from '../../../src/domain/template/use.ts';
import { givenTemplate } from '../given-state.ts';

test('a use counts, and is no change of the template', () => {
  expect(useTemplate(givenTemplate({ usageCount: 2 }))).toEqual({
    template: { usageCount: 3 },
    events: [{ type: 'template.used', details: {} }],
  });
});
