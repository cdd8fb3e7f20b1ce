import { expect, test } from '@jest/globals';
import { tellWarnings } from '../../tools/demo/tell-warnings.ts';

test('the demo prints what a document lacks, a line each, and nothing where it lacks nothing', () => {
  const lines: string[] = [];
  const report = { line: (text: string) => void lines.push(text) };
  tellWarnings(report, undefined);
  expect(lines).toEqual([]);
  tellWarnings(report, [
    { code: 'attachment_removed', message: 'Attached files were removed.' },
    { code: 'link_removed', message: 'A link was removed.', page: 2 },
  ]);
  expect(lines).toEqual(['    Attached files were removed.', '    Page 2: A link was removed.']);
});
