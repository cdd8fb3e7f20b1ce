import { setTimeout as pause } from 'node:timers/promises';
import { structurePdfs } from '@countersign/pdf/testing/corpus/pdf/structure';
import type { Bench } from '../bench.ts';
import { expectOk } from '../http-client.ts';
import { median, percentile } from '../numbers.ts';
import { ownResidentMb } from '../processes.ts';
import type { Proof } from '../proof.ts';
import { sendFile } from '../send-file.ts';
import { pagesOf } from '../upload-files.ts';

const bombCount = 10;
/** Honest uploads, and requests of others, before the bombs. */
const quietSeconds = 20;
const pauseMs = 50;
const goals = { delayMs: 1_000, othersMs: 50, residentMb: 300 };

/** One workspace sends bombs, another honest files, a third asks for its list. */
export const bombs: Proof = {
  name: 'bombs',
  title: `${bombCount} bombs of one workspace beside the ordinary traffic of two others`,
  async run(bench, { seconds = quietSeconds }) {
    const files = structurePdfs.filter(({ isBomb }) => isBomb);
    const hostile = await Promise.all(files.map(async ({ make }) => make()));
    const traffic = await makeTraffic(bench);
    const quiet = await traffic.watchUntil(pause(seconds * 1000));
    const { token } = await bench.addWorkspace();
    const startedMs = performance.now();
    const refused = Promise.all(
      Array.from({ length: bombCount }, (_, index) =>
        sendFile(bench.api, token, hostile[index % hostile.length] ?? new Uint8Array()),
      ),
    );
    const beside = await traffic.watchUntil(refused);
    const answers = (await refused).map(({ status }) => status);
    const tookS = (performance.now() - startedMs) / 1000;
    const delayMs = Math.max(...beside.uploads) - median(quiet.uploads);
    const othersMs = percentile(beside.lists, 0.99);
    return {
      seen: [
        `${answers.filter((status) => status === 422).length} of ${bombCount} refused within ${tookS.toFixed(0)} s`,
        `honest upload: ${told(quiet.uploads)} before, ${told(beside.uploads)} beside the bombs`,
        `list of another: ${told(quiet.lists)} before, ${told(beside.lists)} beside the bombs`,
        `API process: at most ${beside.residentMb.toFixed(0)} MB resident`,
      ],
      wrong: [
        ...(answers.every((status) => status === 422) ? [] : [`answers ${answers.join(', ')}`]),
        ...(delayMs <= goals.delayMs ? [] : [`an upload was delayed by ${delayMs.toFixed(0)} ms`]),
        ...(othersMs <= goals.othersMs ? [] : [`p99 of others is ${othersMs.toFixed(0)} ms`]),
        ...(beside.residentMb <= goals.residentMb ? [] : ['the API process is too large']),
      ],
    };
  },
};

interface Watched {
  /** Milliseconds each. */
  uploads: number[];
  lists: number[];
  residentMb: number;
}

async function makeTraffic(bench: Bench) {
  const { api } = bench;
  const [sender, reader] = [await bench.addWorkspace(), await bench.addWorkspace()];
  const bytes = await pagesOf(2);
  const upload = () => expectOk(sendFile(api, sender.token, bytes), 201);
  const list = () => expectOk(api.call('GET', '/documents', { token: reader.token }));
  return {
    async watchUntil(end: Promise<unknown>): Promise<Watched> {
      const watched: Watched = { uploads: [], lists: [], residentMb: 0 };
      let ended = false;
      const repeat = async (call: () => Promise<unknown>, into: number[]) => {
        while (!ended) {
          const startedMs = performance.now();
          await call();
          into.push(performance.now() - startedMs);
          watched.residentMb = Math.max(watched.residentMb, await ownResidentMb(api.pid));
          await pause(pauseMs);
        }
      };
      const all = [repeat(upload, watched.uploads), repeat(list, watched.lists)];
      try {
        await Promise.race([end, Promise.all(all)]);
      } finally {
        ended = true;
      }
      await Promise.all(all);
      return watched;
    },
  };
}

function told(times: readonly number[]): string {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return `median ${ms(median(times))}, p99 ${ms(percentile(times, 0.99))}, at most ${ms(Math.max(...times))}`;
}
