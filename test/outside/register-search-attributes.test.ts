import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { deletedSnapshot } from '../../src/domain/document/snapshot.ts';
import { registerSearchAttributes } from '../../src/outside/register-search-attributes.ts';
import { makeWorkflowDispatcher } from '../../src/outside/workflow-dispatcher.ts';
import { searchAttributes } from '../../src/workflows/search-attributes.ts';
import { devServer } from '../support/temporal.ts';

let server: TestWorkflowEnvironment;
beforeAll(async () => {
  server = await devServer(undefined, ['--search-attribute', 'OrgId=Keyword']);
});
afterAll(() => server.teardown());

const register = () => registerSearchAttributes(server.connection, 'default');
const dispatch = () =>
  makeWorkflowDispatcher(server.client).syncDocument(deletedSnapshot('doc_a', 'org_a', 1));

test('a server that lacks attributes refuses documents until they are registered', async () => {
  await expect(dispatch()).rejects.toThrow();
  // As two processes that start at once do.
  await Promise.all([register(), register()]);
  await dispatch();
});

test('registering again changes nothing, and all are there', async () => {
  await register();
  const { customAttributes } = await server.connection.operatorService.listSearchAttributes({
    namespace: 'default',
  });
  expect(Object.keys(customAttributes)).toEqual(
    expect.arrayContaining(searchAttributes.map(({ name }) => name)),
  );
});

test('a namespace that is not there is an error', async () => {
  await expect(registerSearchAttributes(server.connection, 'nowhere')).rejects.toThrow();
});
