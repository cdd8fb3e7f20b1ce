/**
 * By name, what `npm run rehearse` runs: tests that take half a minute a case, of what seldom happens
 * or of everything that could. A run of `.ci/run` takes one of them.
 */
export const rehearsals: Record<string, readonly string[]> = {
  kills: ['test/drill/rounds.test.ts'],
  'acts-at-once': ['test/drill/acts-at-once.test.ts', 'test/drill/test-clock.test.ts'],
  deliveries: ['test/drill/endpoints.test.ts', 'test/drill/bulk-sends.test.ts'],
  'guessed-codes': ['test/drill/guessed-codes.test.ts'],
  restore: ['test/rehearse-restore/rehearsal.test.ts'],
  upgrades: ['test/drill/rolling-upgrade.test.ts', 'test/upgrade/rolling-upgrade.test.ts'],
  'largest-bodies': ['test/api/event-loop/event-loop.test.ts'],
  'every-file': [
    'packages/pdf/test/intake/corpus.test.ts',
    'packages/pdf/test/intake/files-corpus.test.ts',
  ],
  'every-attack': [
    'test/api/signatures/tampering.test.ts',
    'test/api/signatures/attacked-files.test.ts',
  ],
};
