import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeDevelopmentKeys } from '@countersign/pki/development/development-pki';
import type { Chain } from '@countersign/pki/keys/open-signer';
import { openDevelopment } from '../../src/evidence/keys/opened-keys.ts';
import { makeMetrics } from '../../src/outside/metrics.ts';
import { openDatabase } from '../../src/persistence/orm.ts';
import { keyDaysLeft } from '../../src/processes/observe/key-days-left.ts';
import { cloneDatabase, type ClonedDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { quietSource } from '../support/no-figures.ts';

let cloned: ClonedDatabase;
beforeAll(async () => {
  cloned = await cloneDatabase();
});
afterAll(() => cloned.drop());

test('who waits for a connection is told apart from who has one', async () => {
  const database = await openDatabase({ url: cloned.url, poolSize: 1 });
  expect(database.poolUse()).toEqual({ open: 0, inUse: 0, waiting: 0, max: 1 });
  await database.fork().transactional(async (em) => {
    await em.execute('select 1');
    const waiting = database.fork().execute('select 1');
    await eventually(() => database.poolUse().waiting === 1);
    expect(database.poolUse()).toEqual({ open: 1, inUse: 1, waiting: 1, max: 1 });
    void waiting.catch(() => undefined);
  });
  await eventually(() => database.poolUse().inUse === 0);
  expect(database.poolUse()).toEqual({ open: 1, inUse: 0, waiting: 0, max: 1 });
  await database.close();
});

test('days are told until the first certificate of each key ends, as the doctor counts them', async () => {
  const madeAt = new Date('2027-01-27T10:30:00.000Z');
  const { seal, issuers } = openDevelopment(makeDevelopmentKeys(madeAt), {
    publicUrl: 'https://sign.example.com',
    developmentDir: '',
    production: false,
  });
  const ends = (chain: Chain) => Math.min(...chain.map(({ validToDate }) => validToDate.getTime()));
  const now = new Date(ends(seal.chains[0]) - 29 * 86_400_000 - 1);
  const days = keyDaysLeft({ seal, issuerChains: issuers.chains }, now);
  expect(days).toEqual({
    seal_key: 29,
    issuer_key: Math.floor((ends(issuers.chains[0]) - now.getTime()) / 86_400_000),
  });
  const metrics = makeMetrics(quietSource, 'worker');
  metrics.tellKeyDays(() => days);
  expect(await metrics.render()).toContain(
    'countersign_key_days_left{key="seal_key",process="worker"} 29',
  );
});
