import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type jestRuntime from 'jest-runtime';
import { beginFile } from './module-hooks.ts';

const require = createRequire(import.meta.url);
const { default: Runtime } = require('jest-runtime') as typeof jestRuntime;
/** The list in which jest-circus keeps what follows a file's tests: each file begins it anew. */
const eventHandlers = Symbol.for('EVENT_HANDLERS');

// A process of tests ends with the Jest that started it, also when that was killed. Whoever listens for
// the end of the connection keeps it, and Jest waits for its processes to let go of it.
const isChild = process.send !== undefined;
setInterval(() => {
  if (isChild && !process.connected) process.exit(1);
}, 1_000).unref();
// Jest ends its processes by this signal; what one made for as long as it runs goes with it.
if (isChild) process.once('SIGTERM', () => process.exit(143));

/**
 * How test files are loaded: by Node itself, which keeps the product's modules for the next file.
 * Of Jest's framework every file gets a new copy, as its state is the state of the file's tests.
 */
export default class NativeModules extends Runtime {
  override unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  override async unstable_importModule(path: string): Promise<unknown> {
    return await import(beginFile(pathToFileURL(path)).href);
  }

  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- As Jest declares it.
  override requireInternalModule<T>(path: string): T {
    Reflect.deleteProperty(require.cache, path);
    Reflect.deleteProperty(globalThis, eventHandlers);
    return require(path) as T;
  }

  override setGlobalsForRuntime(globals: object): void {
    globalThis.testFramework = globals;
  }
}
