import { expectOk } from '../http-client.ts';
import { latencyRounds } from '../measure.ts';
import type { Row } from '../row.ts';
import { seedDocuments, seedEvents, settle } from '../seed.ts';
import { manyDocuments, perDay } from './many-documents.ts';

export const analytics: Row = {
  name: 'analytics',
  title: `Analytics of 15 days with ${perDay} documents each`,
  sides: { ours: '1,000,000 documents in all', bare: '10,000 documents in all' },
  unit: 'ms',
  goal: { max: 2 },
  async run(bench) {
    const many = await manyDocuments(bench);
    const few = await bench.addWorkspace();
    await seedDocuments(bench, few, { count: 10_000, perDay });
    await seedEvents(bench, many.organizationId);
    await seedEvents(bench, few.organizationId);
    await settle(bench);
    const dayMs = 86_400_000;
    const day = (ago: number) => Date.now() - ago * dayMs;
    const query = `from=${day(16)}&to=${day(1)}`;
    const get = (token: string) => () =>
      expectOk(bench.api.call('GET', `/analytics?${query}`, { token }));
    return { rounds: await latencyRounds(get(many.token), get(few.token), 60) };
  },
};
