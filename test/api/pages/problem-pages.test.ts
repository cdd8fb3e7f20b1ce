import { expect, test } from '@jest/globals';
import { problemPage } from '../../../src/api/routes/problems/get.ts';
import { kindOf, problemKinds, type ProblemCode } from '../../../src/api/problems.ts';

test('the page of every problem says what it means and what to do about it', () => {
  for (const code of Object.keys(problemKinds) as ProblemCode[]) {
    const html = problemPage(kindOf(code));
    expect(html).toContain(`<h1>${problemKinds[code].title}</h1>`);
    expect(html).toMatch(/<h2>What to do<\/h2>\n<p>[^`]{20,}<\/p>/);
  }
});
