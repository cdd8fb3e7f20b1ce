import { expect, test } from '@jest/globals';
import { needsWorkflow, type WorkflowFacts } from '../../../src/domain/document/needs-workflow.ts';

test.each<[WorkflowFacts['status'], boolean, number, boolean]>([
  ['draft', false, 0, false],
  ['sent', false, 0, true],
  ['in_progress', false, 0, true],
  ['completed', false, 0, true],
  ['completed', true, 2, true],
  ['completed', true, 0, false],
  ['cancelled', false, 1, true],
  ['cancelled', false, 0, false],
  ['declined', false, 1, true],
  ['declined', false, 0, false],
  ['deleted', false, 0, false],
])('%s, sealed: %s, %i unsent mails: %s', (status, sealed, unsentMails, needed) => {
  expect(needsWorkflow({ status, sealed, unsentMails })).toBe(needed);
});
