import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { loadDevelopmentKeys } from '../../src/evidence/keys/development-keys.ts';
import { makeFileBlobStore } from '../../src/outside/file-blob-store.ts';
import { connectTemporal, type TemporalConnection } from '../../src/outside/temporal-client.ts';
import { preparedPdf } from './sample-pdf.ts';
import { makeMailReader, type MailReader } from './checks/mails.ts';
import type { SealReader } from './checks/seal.ts';
import type { Victim } from './instance.ts';
import type { Random } from './random.ts';
import { startReceiver, type Receiver } from './receiver.ts';
import type { Timeline } from './timeline.ts';
import type { World } from './world.ts';

/** Clients, observers and what they look through, around one victim. */
export interface Crew {
  victim: Victim;
  world: World;
  pool: pg.Pool;
  temporal: TemporalConnection;
  receiver: Receiver;
  mails: MailReader;
  seals: SealReader;
  close(): Promise<void>;
}

export async function assembleCrew(
  victim: Victim,
  timeline: Timeline,
  random: Random,
): Promise<Crew> {
  const { runtime, dataDir } = victim;
  const pool = new pg.Pool({ connectionString: runtime.database_url, max: 4 });
  // Its server is killed under it; the next query connects anew.
  pool.on('error', () => undefined);
  const temporal = connectTemporal({ address: runtime.temporal_address, namespace: 'default' });
  const receiver = await startReceiver(random.fork('receiver'));
  const world: World = {
    apiUrl: runtime.api_url,
    apiKey: runtime.api_key,
    timeline,
    upload: await upload(runtime.api_url, runtime.api_key),
    tally: { acknowledged: 0, refused: 0, failed: 0, unknown: 0 },
  };
  await post(world.apiUrl, world.apiKey, '/webhooks', {
    name: 'Drill',
    url: receiver.url,
    events: [],
  });
  const pki = await loadDevelopmentKeys(join(dataDir, 'keys'), new Date());
  const folder = join(dataDir, 'files');
  return {
    victim,
    world,
    pool,
    temporal,
    receiver,
    mails: makeMailReader(dataDir),
    seals: { blobs: makeFileBlobStore(folder), folder, root: pki.rootPem },
    async close() {
      await pool.end();
      await temporal.close();
      await receiver.close();
    },
  };
}

/** Sends one file, again from the start when the service dies over it. */
export async function upload(apiUrl: string, apiKey: string): Promise<World['upload']> {
  const bytes = await preparedPdf();
  for (let tries = 0; ; tries += 1) {
    try {
      const made = await post(apiUrl, apiKey, '/uploads/generate-url', {});
      const response = await fetch(String(made['upload_url']), {
        method: 'POST',
        headers: { 'content-type': 'application/pdf' },
        body: bytes,
        signal: AbortSignal.timeout(30_000),
      });
      if (!response.ok) throw new Error(`The upload was answered ${response.status}.`);
      const { storageId } = (await response.json()) as { storageId: string };
      return { storage_id: storageId, file_size: bytes.byteLength, file_type: 'application/pdf' };
    } catch (error) {
      if (tries === 200) throw error;
      await pause(250);
    }
  }
}

async function post(apiUrl: string, apiKey: string, path: string, body: unknown) {
  const response = await fetch(`${apiUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`${path} was answered ${response.status}.`);
  return (await response.json()) as Record<string, unknown>;
}
