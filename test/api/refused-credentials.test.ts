import pino from 'pino';
import { expect, test } from '@jest/globals';
import { observeCredentials } from '../../src/api/middleware/observe-limits.ts';
import { makeMetrics } from '../../src/outside/metrics.ts';
import { startApplication } from '../support/application.ts';
import { quietSource } from '../support/no-figures.ts';
import { givenWorkspace } from '../support/workspace.ts';

test('refused credentials are counted and logged once a minute, and are no events', async () => {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
  const unread = () => Promise.reject(new Error('not asked'));
  const metrics = makeMetrics({ ...quietSource, figures: unread, logGaps: unread }, 'api');
  const counted = observeCredentials(logger, metrics, () => nowMs);
  let nowMs = 0;
  const seen: string[] = [];
  const app = await startApplication({
    app: {
      onRefusedCredential(code, address) {
        seen.push(code);
        counted(code, address);
      },
    },
  });
  const { api } = await givenWorkspace(app);
  const before = (await api.get('/audit-log')).body.entries.length;
  for (let round = 0; round < 5; round += 1) {
    await app.client.as(`ak_${'x'.repeat(57)}`).get('/documents');
    if (round === 3) nowMs = 60_000;
  }
  await app.client.as('nonsense').get('/signing/session');
  await api.get('/documents');
  expect(seen).toEqual([...Array<string>(5).fill('INVALID_API_KEY'), 'SIGNING_LINK_INVALID']);
  expect(lines).toMatchObject([
    { code: 'INVALID_API_KEY', address: '127.0.0.1', refusals: 1 },
    { code: 'INVALID_API_KEY', refusals: 4 },
    { code: 'SIGNING_LINK_INVALID', refusals: 1 },
  ]);
  expect((await api.get('/audit-log')).body.entries).toHaveLength(before);
  await app.stop();
});
