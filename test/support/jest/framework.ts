/** What a test file means by `@jest/globals`: the copy of the framework that was made for it. */
import type * as globals from '@jest/globals';

declare global {
  /** Set by native-modules.ts before it loads a test file. */
  var testFramework: object | undefined;
}

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } =
  globalThis.testFramework as typeof globals;
