import { expect, test } from '@jest/globals';
import { warmUpSealer } from '../../src/processes/warm-up-sealer.ts';

test('a sealer that cannot be warmed up is warned of, and stops no start', async () => {
  const said: [level: string, message: unknown][] = [];
  const logger = {
    debug: (_fields: object, message?: unknown) => said.push(['debug', message]),
    warn: (_fields: object, message?: unknown) => said.push(['warn', message]),
  };
  await warmUpSealer({ warmUp: () => Promise.reject(new Error('No fonts')) }, logger);
  await warmUpSealer({ warmUp: () => Promise.resolve() }, logger);
  expect(said).toEqual([
    ['warn', 'The sealer could not be warmed up: a first seal takes longer'],
    ['debug', 'The sealer is warmed up'],
  ]);
});
