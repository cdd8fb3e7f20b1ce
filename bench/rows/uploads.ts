import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expectOk } from '../http-client.ts';
import { latencyRounds } from '../measure.ts';
import { median } from '../numbers.ts';
import { cpuSeconds } from '../processes.ts';
import type { Proof } from '../proof.ts';
import { sendFile } from '../send-file.ts';
import { ordinaryFiles } from '../upload-files.ts';

/** What follows a file of 5 MB or more finds a child that has just been started. */
const perRound = 3;

/** From the address being asked for until the prepared file is stored. */
export const uploads: Proof = {
  name: 'uploads',
  title: 'Upload until prepared, and to write and hash the same bytes',
  async run(bench) {
    const { api, folder } = bench;
    const { token } = await bench.addWorkspace();
    const seen: string[] = [];
    for (const [name, make] of ordinaryFiles) {
      const bytes = await make();
      const path = join(folder, 'bare.pdf');
      let calls = 0;
      const before = await cpuSeconds(api.pid);
      const rounds = await latencyRounds(
        async () => {
          await expectOk(sendFile(api, token, bytes), 201);
          calls += 1;
        },
        () => writeAndHash(path, bytes),
        perRound,
      );
      const cpuMs = (((await cpuSeconds(api.pid)) - before) * 1000) / calls;
      const of = (side: 'ours' | 'bare') => median(rounds.map((round) => round[side])).toFixed(0);
      seen.push(
        `${name} (${(bytes.byteLength / 1e6).toFixed(2)} MB): ${of('ours')} ms; written and hashed ` +
          `${of('bare')} ms; processor time ${cpuMs.toFixed(0)} ms, children with it`,
      );
    }
    return { seen, wrong: [] };
  },
};

/** To the disk, as the storage does. */
async function writeAndHash(path: string, bytes: Uint8Array): Promise<string> {
  const file = await open(path, 'w');
  await file.writeFile(bytes);
  await file.sync();
  await file.close();
  return createHash('sha256').update(bytes).digest('hex');
}
