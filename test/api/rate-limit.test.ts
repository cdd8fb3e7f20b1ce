import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { makeRateLimit, type RateLimit } from '../../src/api/middleware/rate-limit.ts';
import { startApplication, type Application } from '../support/application.ts';
import { givenWorkspace } from '../support/workspace.ts';

let app: Application;
const limits: RateLimit[] = [];
const pools: pg.Pool[] = [];
beforeAll(async () => {
  let turn = 0;
  app = await startApplication({
    // Two processes' worth of limiters take requests in turn; both count in the one database.
    app: {
      rateLimit: (keyId, response) => limits[turn++ % 2]?.(keyId, response) ?? Promise.resolve(),
    },
  });
  for (let index = 0; index < 2; index += 1) {
    const pool = new pg.Pool({ connectionString: app.cloned.url, max: 2 });
    pools.push(pool);
    limits.push(makeRateLimit(pool));
  }
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await app.stop();
});

test('the sixty-first request of a minute is refused, whichever process it comes to', async () => {
  const { api } = await givenWorkspace(app);
  const first = await api.get('/documents');
  expect(first.status).toBe(200);
  expect(first.headers.get('x-ratelimit-limit')).toBe('60');
  expect(first.headers.get('x-ratelimit-remaining')).toBe('59');
  expect(first.headers.get('ratelimit-policy')).toBe('"min";q=60;w=60, "hour";q=1000;w=3600');
  for (let request = 2; request <= 60; request += 1) {
    expect((await api.get('/documents')).status).toBe(200);
  }
  const over = await api.get('/documents');
  expect(over).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(over.headers.get('x-ratelimit-remaining')).toBe('0');

  const other = await givenWorkspace(app);
  expect((await other.api.get('/documents')).status).toBe(200);
});
