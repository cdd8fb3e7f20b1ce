import { expect, test } from '@jest/globals';
import { defineSearchAttributeKey } from '@temporalio/common';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { devServer, timeSkippingEnvironment } from './temporal.ts';

/** A server refuses attributes that were not registered with it. */
async function startWithAttributes({ client }: TestWorkflowEnvironment): Promise<void> {
  await client.workflow.start('nobodyRunsThis', {
    workflowId: 'attributes',
    taskQueue: 'attributes',
    typedSearchAttributes: [
      { key: defineSearchAttributeKey('OrgId', 'KEYWORD'), value: 'org' },
      { key: defineSearchAttributeKey('Deadline', 'DATETIME'), value: new Date(0) },
      { key: defineSearchAttributeKey('PendingRecipients', 'INT'), value: 2 },
    ],
  });
}

test('the time-skipping server knows the search attributes and skips thirty days', async () => {
  const environment = await timeSkippingEnvironment();
  try {
    const before = await environment.currentTimeMs();
    await environment.sleep('30 days');
    expect(await environment.currentTimeMs()).toBeGreaterThanOrEqual(before + 30 * 86_400_000);
    await startWithAttributes(environment);
  } finally {
    await environment.teardown();
  }
});

test('the development server knows the search attributes', async () => {
  const environment = await devServer();
  try {
    await startWithAttributes(environment);
  } finally {
    await environment.teardown();
  }
});
