import { expect, test } from '@jest/globals';
import { readSteps, verdictOf, type FileResult } from '../../tools/tests/verdict.ts';

/** The last lines of `.ci/run`. */

const failed: FileResult = {
  name: '/clone/test/api/send.test.ts',
  status: 'failed',
  message: '',
  assertionResults: [
    { status: 'passed', fullName: 'it is sent', failureMessages: [] },
    { status: 'pending', fullName: 'it is read, where there is Python', failureMessages: [] },
    {
      status: 'failed',
      fullName: 'sending it is refused',
      failureMessages: [
        '\u001B[31mError: expected 409\u001B[39m\n    at f (/clone/node_modules/x/a.js:1:2)\n    at file:///clone/test/api/send.test.ts:12:5',
      ],
    },
  ],
};
const unloaded: FileResult = {
  name: '/clone/test/b.test.ts',
  status: 'failed',
  message: '  ● Test suite failed to run\n\n    SyntaxError: of b',
  assertionResults: [],
};

test('it names each test that failed, with its message and place, and each that was left out', () => {
  const steps = readSteps('0 must check\n1 must test\n');
  const results = new Map([['test', [failed, unloaded]]]);
  expect(verdictOf(steps, results, '/clone')).toEqual({
    passed: 1,
    failed: 2,
    lines: [
      'skipped  test/api/send.test.ts: it is read, where there is Python',
      'FAILED  test/api/send.test.ts: sending it is refused\n        Error: expected 409\n        at test/api/send.test.ts:12:5',
      'FAILED  test/b.test.ts\n        SyntaxError: of b',
    ],
  });
});

test('a step that failed counts, one that could not be had does not, and tests count one by one', () => {
  const steps = readSteps(
    '2 must check\n3 may check:pdf\n124 may check:deploy\n1 may check:clients',
  );
  expect(verdictOf(steps, new Map(), '/clone')).toEqual({
    passed: 0,
    failed: 2,
    lines: [
      'not judged  check:pdf',
      'not judged  check:deploy',
      'FAILED  check: it ended with 2',
      'FAILED  check:clients: it ended with 1',
    ],
  });
});

test('tests that ended early without a failure of their own are a failure', () => {
  const steps = readSteps('124 must test\n1 must rehearse');
  const results = new Map([['rehearse', [unloaded]]]);
  expect(verdictOf(steps, results, '/clone').lines).toEqual([
    'FAILED  test: it took too long',
    'FAILED  test/b.test.ts\n        SyntaxError: of b',
  ]);
});
