import { TestWorkflowEnvironment } from '@temporalio/testing';
import proto from '@temporalio/proto';
import { DefaultLogger, Runtime } from '@temporalio/worker';
import { searchAttributeArguments } from '../../src/embedded/search-attributes.ts';
import { searchAttributes } from '../../src/workflows/contracts.ts';
import { testServers } from './servers.ts';

let installed = false;

/** Before anything else of the SDK in a test file: the first use would install a talkative one. */
export function installRuntime(): void {
  if (!installed) Runtime.install({ logger: new DefaultLogger('ERROR') });
  installed = true;
}

function temporalPaths() {
  const { temporal: paths } = testServers();
  if (paths === undefined) throw new Error('needed-servers.ts gets no Temporal for this file');
  return paths;
}

/**
 * A server of this file alone whose time jumps to the next timer while a result is awaited. Its clock is one
 * for all workflows, so tests on it run one after the other. End it with `teardown()`.
 */
export async function timeSkippingEnvironment(): Promise<TestWorkflowEnvironment> {
  installRuntime();
  const path = temporalPaths().testServerPath;
  const environment = await startedWithin(3, () =>
    TestWorkflowEnvironment.createTimeSkipping({
      server: { executable: { type: 'existing-path', path } },
    }),
  );
  const types = proto.temporal.api.enums.v1.IndexedValueType;
  const codes = {
    KEYWORD: types.INDEXED_VALUE_TYPE_KEYWORD,
    DATETIME: types.INDEXED_VALUE_TYPE_DATETIME,
    INT: types.INDEXED_VALUE_TYPE_INT,
  };
  await environment.connection.operatorService.addSearchAttributes({
    namespace: 'default',
    searchAttributes: Object.fromEntries(
      Object.entries(searchAttributes).map(([name, type]) => [name, codes[type]]),
    ),
  });
  return environment;
}

/** The SDK gives a server five seconds to come up, which a busy machine does not always keep. */
async function startedWithin<T>(tries: number, start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    if (tries <= 1) throw error;
    return startedWithin(tries - 1, start);
  }
}

/**
 * A real Temporal server of this file alone, kept in memory, in real time. End it with `teardown()`.
 * @param extraArgs of its command line
 */
export async function devServer(
  uiPort?: number,
  extraArgs = searchAttributeArguments,
): Promise<TestWorkflowEnvironment> {
  installRuntime();
  const path = temporalPaths().cliPath;
  return startedWithin(3, () =>
    TestWorkflowEnvironment.createLocal({
      server: {
        executable: { type: 'existing-path', path },
        extraArgs,
        ...(uiPort !== undefined && { ui: true, uiPort }),
      },
    }),
  );
}

/** The bundled workflows, to be given to `Worker.create({ workflowBundle })`. */
export function workflowBundle(): { codePath: string } {
  const { workflowBundle: codePath } = testServers();
  if (codePath === undefined)
    throw new Error('needed-servers.ts bundles no workflows for this file');
  return { codePath };
}
