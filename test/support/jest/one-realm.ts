import type { JestEnvironment } from '@jest/environment';
import { ModuleMocker } from 'jest-mock';

const runsWorkflowsHere =
  'This file ran workflows in the thread of its tests, whose promises are hooked from then on, ' +
  'in every file that follows: replay by test/support/histories.ts, and give no `debugMode: true`.';

const stackTraceHook = (): unknown =>
  Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace')?.value;

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

  #environment = process.env;
  #stackTraceHook = stackTraceHook();

  async setup(): Promise<void> {
    this.#environment = { ...process.env };
    this.#stackTraceHook = stackTraceHook();
  }

  /** Takes back the variables that a file has set, and refuses a file that left Temporal's hooks behind. */
  async teardown(): Promise<void> {
    for (const name of Object.keys(process.env)) {
      if (!(name in this.#environment)) Reflect.deleteProperty(process.env, name);
    }
    Object.assign(process.env, this.#environment);
    if (stackTraceHook() !== this.#stackTraceHook) throw new Error(runsWorkflowsHere);
  }

  getVmContext(): null {
    return null;
  }
}
