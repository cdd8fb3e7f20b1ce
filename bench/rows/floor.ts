import { setTimeout as pause } from 'node:timers/promises';
import { oneActivityLives } from '../lifecycle/lives.ts';
import { cpuSeconds } from '../processes.ts';
import type { Proof } from '../proof.ts';

const clients = 4;
const warmUp = 100;
/** What the servers still write of the last ones. */
const settleMs = 2_000;

export const floor: Proof = {
  name: 'floor',
  title: '300 bare workflows with one activity each',
  async run(bench, { count = 300 }) {
    const { address } = await bench.temporal();
    const { live, stage } = await oneActivityLives(address);
    try {
      await repeat(warmUp, live);
      const own = process.cpuUsage();
      const before = await cpuSeconds(process.pid);
      const startedMs = performance.now();
      await repeat(count, live);
      const perSecond = (count * 1_000) / (performance.now() - startedMs);
      await pause(settleMs);
      const { user, system } = process.cpuUsage(own);
      const ownMs = (user + system) / 1_000 / count;
      const allMs = (((await cpuSeconds(process.pid)) - before) * 1_000) / count;
      return {
        seen: [
          `${perSecond.toFixed(1)} per s; processor time each ${allMs.toFixed(1)} ms: ` +
            `driver and worker ${ownMs.toFixed(1)}, servers ${(allMs - ownMs).toFixed(1)}`,
        ],
        wrong: [],
      };
    } finally {
      await stage.close();
    }
  },
};

async function repeat(times: number, turn: () => Promise<unknown>): Promise<void> {
  let left = times;
  const lane = async () => {
    while (left-- > 0) await turn();
  };
  await Promise.all(Array.from({ length: clients }, lane));
}
