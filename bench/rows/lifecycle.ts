import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { bareLives, emptyLives, type Lives } from '../lifecycle/lives.ts';
import { realLives } from '../lifecycle/real-lives.ts';
import { interleave, perSecond } from '../measure.ts';
import { median } from '../numbers.ts';
import { cpuSeconds } from '../processes.ts';
import { ratioOf } from '../report.ts';
import type { Row, RowOutcome } from '../row.ts';

/** They rest between signatures, so fewer would leave the cores idle. */
const load = { clients: 8, forMs: 6_000 };

export const lifecycle: Row = {
  name: 'lifecycle',
  title: 'Lives of documents with three signers, 8 at once',
  sides: { ours: 'our workflow, empty activities', bare: 'a bare workflow of equal steps' },
  unit: 'per s',
  goal: { min: 0.7 },
  async run(bench) {
    const { address, kind } = await bench.temporal();
    const server = kind === 'dev' ? 'development server (SQLite)' : 'server on PostgreSQL';
    const bare = await bareLives(address);
    try {
      const empty = await beside(await emptyLives(address), bare);
      const real = await beside(await realLives(bench, address), bare);
      return {
        rounds: empty.rounds,
        notes: [
          `Temporal: ${server}`,
          ...(empty.notes ?? []),
          `with real activities on PostgreSQL: ${summary(real)}`,
          ...(real.notes ?? []),
        ],
      };
    } finally {
      await bare.stage.close();
    }
  },
};

/** Processor time is that of this process, where driver and workers are, and of its servers. */
async function beside(ours: Lives, bare: Lives): Promise<RowOutcome> {
  const costs = { ours: [] as number[], bare: [] as number[] };
  const last = { ours: '', bare: '' };
  const side =
    (name: keyof typeof costs, { live }: Lives) =>
    async () => {
      const before = await cpuSeconds(process.pid);
      let lives = 0;
      const rate = await perSecond(async () => {
        last[name] = await live();
        lives += 1;
      }, load);
      costs[name].push(((await cpuSeconds(process.pid)) - before) / lives);
      return rate;
    };
  try {
    const rounds = await interleave(side('ours', ours), side('bare', bare));
    const cpu = (name: keyof typeof costs) => (median(costs[name].slice(1)) * 1000).toFixed(0);
    return {
      rounds,
      notes: [
        `processor time per life, servers included: ${cpu('ours')} / ${cpu('bare')} ms`,
        `ours: ${await countEvents(ours, last.ours)}`,
        `bare: ${await countEvents(bare, last.bare)}`,
      ],
    };
  } finally {
    await ours.stage.close();
  }
}

function summary(outcome: RowOutcome): string {
  const of = (side: 'ours' | 'bare') =>
    median(outcome.rounds.map((round) => round[side])).toFixed(1);
  return `${ratioOf(outcome).toFixed(2)} (${of('ours')} / ${of('bare')} per s)`;
}

/** What the history of one life holds. */
async function countEvents({ stage }: Lives, workflowId: string): Promise<string> {
  const history = await stage.client.workflow.getHandle(workflowId).fetchHistory();
  const { events } = JSON.parse(historyToJSON(history)) as { events: { eventType: string }[] };
  const of = (type: string) =>
    events.filter(({ eventType }) => eventType === `EVENT_TYPE_${type}`).length;
  return [
    `${events.length} events`,
    `${of('WORKFLOW_TASK_COMPLETED')} workflow tasks`,
    `${of('ACTIVITY_TASK_SCHEDULED')} activities`,
    `${of('WORKFLOW_EXECUTION_SIGNALED')} signals`,
    `${of('TIMER_STARTED')} timers`,
  ].join(', ');
}
