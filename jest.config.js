export default {
  maxWorkers: 2,
  // Longer than what tests wait for by themselves (eventually.ts), which say what did not come, also on a
  // machine that is ten times as slow.
  testTimeout: 600_000,
  // What files loaded for themselves stays in their process: a new one takes over in time.
  workerIdleMemoryLimit: '700MB',
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  // Node loads and runs everything itself, and the product once for many files.
  testEnvironment: '<rootDir>/test/support/jest/one-realm.ts',
  runtime: '<rootDir>/test/support/jest/native-modules.ts',
  transform: {},
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/packages/*/test/**/*.test.ts'],
};
