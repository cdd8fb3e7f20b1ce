/** One project per speed: rules in milliseconds, the API on cloned databases, workflows on real servers. */
const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' }, module: { type: 'es6' } },
    ],
  },
};

export default {
  maxWorkers: 2,
  // Longer than what tests wait for by themselves (eventually.ts), which say what did not come, also on a
  // machine that is ten times as slow.
  testTimeout: 600_000,
  // What a file loaded stays in its process (ES modules are not let go): a new one takes over in time.
  workerIdleMemoryLimit: '250MB',
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  ...shared,
  testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/packages/*/test/**/*.test.ts'],
};
