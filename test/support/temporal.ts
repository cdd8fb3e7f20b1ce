import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { DefaultLogger, Runtime } from '@temporalio/worker';
import { searchAttributeArguments } from '@countersign/embedded/temporal/search-attributes';
import { searchAttributes } from '../../src/workflows/search-attributes.ts';
import { indexedTypes } from '../../src/outside/register-search-attributes.ts';
import { freePort } from '@countersign/embedded/processes/ports';
import { eventually } from './eventually.ts';
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
  const server = await startTestServer(temporalPaths().testServerPath);
  const environment = await connectSkipping(server.address);
  const teardown = environment.teardown.bind(environment);
  environment.teardown = async () => {
    await teardown();
    server.stop();
  };
  await environment.connection.operatorService.addSearchAttributes({
    namespace: 'default',
    searchAttributes: indexedTypes,
  });
  return environment;
}

/** The SDK would give it five seconds to come up, in which a busy machine does not even start Java. */
async function startTestServer(path: string): Promise<{ address: string; stop(): void }> {
  const port = await freePort();
  const child = spawn(path, [String(port)], { stdio: 'ignore' });
  let ended = false;
  child.once('error', () => (ended = true)).once('exit', () => (ended = true));
  const stop = () => void child.kill('SIGKILL');
  process.once('exit', stop);
  await eventually(async () => {
    if (ended) throw new Error(`${path} ended`);
    return takesConnections(port);
  });
  return { address: `127.0.0.1:${port}`, stop };
}

function takesConnections(port: number): Promise<true | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('connect', () => socket.destroy()).once('error', () => resolve(undefined));
  });
}

/** What `createTimeSkipping` does, with a server that runs already. */
function connectSkipping(address: string): Promise<TestWorkflowEnvironment> {
  const inside = TestWorkflowEnvironment as unknown as {
    create(options: object): Promise<TestWorkflowEnvironment>;
  };
  return inside.create({
    server: { type: 'existing' },
    namespace: 'default',
    address,
    // Ten seconds unless said: it may take connections and not yet answer.
    connectionOptions: { connectTimeout: '100s' },
    supportsTimeSkipping: true,
  });
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
  extraArgs: readonly string[] = searchAttributeArguments(searchAttributes),
): Promise<TestWorkflowEnvironment> {
  installRuntime();
  const path = temporalPaths().cliPath;
  return startedWithin(10, () =>
    TestWorkflowEnvironment.createLocal({
      server: {
        executable: { type: 'existing-path', path },
        extraArgs: [...extraArgs],
        ...(uiPort !== undefined && { ui: true, uiPort }),
      },
    }),
  );
}

/** A server that suggests a new run after so many events; its own figure is 4,096. */
export function devServerOfShortRuns(events: number): Promise<TestWorkflowEnvironment> {
  const limit = `limit.historyCount.suggestContinueAsNew=${events}`;
  const attributes = searchAttributeArguments(searchAttributes);
  return devServer(undefined, [...attributes, '--dynamic-config-value', limit]);
}

/** The bundled workflows, to be given to `Worker.create({ workflowBundle })`. */
export function workflowBundle(): { codePath: string } {
  const { workflowBundle: codePath } = testServers();
  if (codePath === undefined)
    throw new Error('needed-servers.ts bundles no workflows for this file');
  return { codePath };
}
