import { createHook } from 'node:async_hooks';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { routeTable } from '../../../src/api/route-table.ts';
import { startApplication } from '../../support/application.ts';
import { sceneFor } from '../openapi/scene.ts';
import { largestPdf } from './largest-files.ts';

/** What the parent asks of this process. */
export type Question = { scene: string; largestFile?: boolean } | 'begin' | 'end';

export interface MeasuredScene {
  token: string;
  query: Record<string, string>;
  body: unknown;
}

/** What one request cost the thread that serves them all. */
export interface Cost {
  /** The longest that a timer came late. */
  delayMs: number;
  /** The most processor time that one turn of the loop took. */
  turnMs: number;
  /** The most that one callback took with the promises that it settled: a turn serves many at once. */
  callbackMs: number;
}

export type Report =
  { publicUrl: string } | { scene: MeasuredScene } | { begun: true } | { cost: Cost };

/**
 * The API in a process of its own, so that nothing but requests runs on its event loop. The test
 * makes its scenes and reads its figures over the channel between the two.
 */
async function main(url: string): Promise<void> {
  const app = await startApplication({
    cloned: { url, adminUrl: url, drop: async () => undefined },
    // As in production: answers are not parsed a second time.
    app: { checkAnswers: false },
    files: true,
  });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let turns: Watch | undefined;
  let callbacks: Watch | undefined;
  const answer = async (question: Question): Promise<Report> => {
    if (question === 'begin') {
      delay.enable();
      await pause(3);
      delay.reset();
      turns = watchTurns();
      callbacks = watchCallbacks();
      return { begun: true };
    }
    if (question === 'end') {
      // A timer that was late is only seen when it has run.
      await pause(3);
      delay.disable();
      const callbackMs = callbacks?.stop() ?? 0;
      return { cost: { delayMs: delay.max / 1e6, turnMs: turns?.stop() ?? 0, callbackMs } };
    }
    const route = routeTable.find(({ operationId }) => operationId === question.scene);
    if (!route) throw new Error(`There is no operation ${question.scene}.`);
    const { client, query, body } = await sceneFor(
      app,
      route,
      question.largestFile ? largestPdf() : undefined,
    );
    return { scene: { token: client.token ?? '', query, body } };
  };
  process.on('message', (question: Question) => {
    answer(question).then(
      (report) => process.send?.(report),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.send?.({ publicUrl: app.publicUrl });
  await once(process, 'disconnect');
  // The parent may have been killed, and the database with it.
  setTimeout(() => process.exit(1), 10_000).unref();
  await app.stop();
}

interface Watch {
  /** @returns milliseconds of processor time that the longest took; other processes add none */
  stop(): number;
}

function watchTurns(): Watch {
  let stopped = false;
  const laps = countLaps();
  const turn = () => {
    laps.next();
    if (!stopped) setImmediate(turn);
  };
  turn();
  return {
    stop() {
      stopped = true;
      return laps.longestMs();
    },
  };
}

/** Those of promises run after the callback that settled them, and are counted as its own. */
function watchCallbacks(): Watch {
  const laps = countLaps();
  const hook = createHook({ before: laps.next, trackPromises: false }).enable();
  return {
    stop() {
      hook.disable();
      return laps.longestMs();
    },
  };
}

function countLaps() {
  let longestUs = 0;
  let usedUs = threadCpuUs();
  return {
    next: () => {
      const nowUs = threadCpuUs();
      longestUs = Math.max(longestUs, nowUs - usedUs);
      usedUs = nowUs;
    },
    longestMs: () => longestUs / 1_000,
  };
}

function threadCpuUs(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

await main(process.argv[2] ?? '');
