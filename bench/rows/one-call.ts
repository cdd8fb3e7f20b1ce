import { loadavg } from 'node:os';
import { makeBenchClient } from '../http-client.ts';
import { interleave } from '../measure.ts';
import { median } from '../numbers.ts';
import { onOwnInstance } from '../own-instance.ts';
import type { Row, RowOutcome } from '../row.ts';
import { costInWords, spend, total, type Spending } from '../spending.ts';
import { createAndSend, sendInOneCall, type StoryTarget } from '../story.ts';
import { threePages } from '../three-pages.ts';

const inTurn = { documents: 80, clients: 8 };
/** Create and send, 8 clients, of the closest peer (Documenso 2.17) on two such cores. */
const peerPerSecond = 9.5;

/** On an instance of its own, with its worker and Temporal: an answer is not all that it costs. */
export const oneCall: Row = {
  name: 'one-call',
  title: 'Processor time of all processes for a document that is sent to two, 8 clients',
  sides: { ours: 'upload, then one call with four fields', bare: 'six calls' },
  unit: 'ms',
  goal: { max: 0.75 },
  async run() {
    let outcome: RowOutcome = { rounds: [] };
    await onOwnInstance(async (instance) => {
      const { api_url: url, api_key: token } = instance.runtime;
      const api = makeBenchClient(url);
      const target: StoryTarget = { api, token, pdf: await threePages() };
      const seen = { one: [] as Spending[], six: [] as Spending[] };
      const side =
        (name: keyof typeof seen, step: (target: StoryTarget) => Promise<unknown>) => async () => {
          const spending = await spend(instance, () => step(target), inTurn);
          seen[name].push(spending);
          return total(spending.cost);
        };
      try {
        const rounds = await interleave(side('one', sendInOneCall), side('six', createAndSend));
        const load = `load ${loadavg()[0]?.toFixed(1)}`;
        outcome = {
          rounds,
          notes: [describe('one call', seen.one), describe('six', seen.six), load],
        };
      } finally {
        await api.close();
      }
    });
    return outcome;
  },
};

/** Without the round that warms up. */
function describe(name: string, [, ...seen]: readonly Spending[]): string {
  const rate = median(seen.map(({ perSecond }) => perSecond));
  const times = (rate / peerPerSecond).toFixed(1);
  return `${name}: ${rate.toFixed(1)}/s, × ${times} of the peer; ${costInWords(seen.map(({ cost }) => cost))} ms`;
}
