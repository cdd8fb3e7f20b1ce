import { expectOk } from '../http-client.ts';
import { compareProcesses, latencyRounds } from '../measure.ts';
import type { Row } from '../row.ts';
import { seedDocuments, settle } from '../seed.ts';

export const list: Row = {
  name: 'list',
  title: 'Authenticated list of 20 of 10,000 documents, 8 clients',
  sides: { ours: 'GET /documents', bare: 'Express + pg, same SQL' },
  unit: 'per s',
  goal: { min: 0.6 },
  async run(bench) {
    const workspace = await bench.addWorkspace();
    await seedDocuments(bench, workspace, { count: 10_000, perDay: 500 });
    await settle(bench);
    const { token } = workspace;
    const side = ({ pid, call }: typeof bench.api) => ({
      pid,
      call: () => expectOk(call('GET', '/documents', { token })),
    });
    return compareProcesses(side(bench.api), side(bench.bare));
  },
};

export const settled: Row = {
  name: 'settled',
  title: 'The first page of a list by time, which looks for acts that are under way',
  sides: { ours: 'GET /documents?created_after=0', bare: 'its second page' },
  unit: 'ms',
  goal: { max: 1.5 },
  async run(bench) {
    const workspace = await bench.addWorkspace();
    await seedDocuments(bench, workspace, { count: 10_000, perDay: 500 });
    await settle(bench);
    const { token } = workspace;
    const page = (query: string) => bench.api.call('GET', `/documents?${query}`, { token });
    const { next_cursor } = (await expectOk(page('created_after=0'))).json();
    const first = () => expectOk(page('created_after=0'));
    const second = () => expectOk(page(`created_after=0&cursor=${next_cursor}`));
    return { rounds: await latencyRounds(first, second, 200) };
  },
};
