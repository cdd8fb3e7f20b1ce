import type { JestEnvironment } from '@jest/environment';
import { ModuleMocker } from 'jest-mock';

/**
 * Where test files run: in Node's own global scope, so that what they import may have been loaded by
 * a file before them. Jest's own gives every file a scope, and with it every module, of its own.
 */
export default class OneRealm implements JestEnvironment<null> {
  /** What Jest changes for a file, such as `process.exit`, it changes here; the rest shines through. */
  readonly global = Object.create(globalThis, {
    process: { value: Object.create(process) as unknown },
  }) as JestEnvironment['global'];
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimers = null;
  readonly fakeTimersModern = null;

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {}

  getVmContext(): null {
    return null;
  }
}
