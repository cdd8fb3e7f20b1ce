import { expectOk } from '../http-client.ts';
import { compareProcesses } from '../measure.ts';
import type { Row } from '../row.ts';
import { seedContacts, settle } from '../seed.ts';

export const contacts: Row = {
  name: 'contacts',
  title: 'Search among 100,000 contacts, 8 clients',
  sides: { ours: 'GET /contacts?search=', bare: 'Express + pg, same SQL' },
  unit: 'per s',
  goal: { min: 0.6 },
  async run(bench) {
    const workspace = await bench.addWorkspace();
    await seedContacts(bench, workspace, 100_000);
    await settle(bench);
    const { token } = workspace;
    const side = ({ pid, call }: typeof bench.api) => {
      let turn = 0;
      return {
        pid,
        // Four hexadecimal digits: some 40 of the names have them.
        call: () => {
          turn += 1;
          const search = ((turn * 2_654_435_761) % 65_536).toString(16).padStart(4, '0');
          return expectOk(call('GET', `/contacts?search=${search}`, { token }));
        },
      };
    };
    return compareProcesses(side(bench.api), side(bench.bare));
  },
};
