import { join } from 'node:path';
import pg from 'pg';
import { loadDevelopmentKeys } from '@countersign/pki/development/development-keys';
import { makeFileBlobStore } from '@countersign/blobs/file-blob-store';
import { connectTemporal, type TemporalConnection } from '../../../src/outside/temporal-client.ts';
import { makeMailReader, type MailReader } from '../checks/mails.ts';
import type { SealReader } from '../checks/seal.ts';
import { makeInjector, type Injector } from '../faults/inject.ts';
import { uploadFile, type World } from './ask.ts';
import { register, startEndpoints, type Endpoint, type Endpoints } from './endpoints.ts';
import { startInstance, type Instance, type InstanceOptions } from './instance.ts';
import { makeRandom, type Random } from './random.ts';
import { makeTimeline } from './timeline.ts';

/** One instance, what hurts it, and what its clients and observers work with. */
export interface Harness {
  random: Random;
  instance: Instance;
  injector: Injector;
  world: World;
  pool: pg.Pool;
  temporal: TemporalConnection;
  endpoints: Endpoints;
  /** The endpoint that is there from the beginning to the end. */
  receiver: Endpoint;
  mails: MailReader;
  seals: SealReader;
}

const refusesOnce = 0.04;

/** Brings up an instance and a harness around it, and ends both when the work has ended. */
export async function withHarness<T>(
  { seed, ...options }: InstanceOptions & { seed: string },
  work: (harness: Harness) => Promise<T>,
): Promise<T> {
  const timeline = makeTimeline();
  const random = makeRandom(seed);
  const instance = await startInstance({
    ...options,
    onSay(line) {
      timeline.note(line);
      options.onSay?.(line);
    },
  });
  const { runtime, dataDir } = instance;
  const pool = new pg.Pool({ connectionString: runtime.database_url, max: 4 });
  // Its server is killed under it; the next query connects again.
  pool.on('error', () => undefined);
  const temporal = connectTemporal({ address: runtime.temporal_address, namespace: 'default' });
  const endpoints = await startEndpoints(random.fork('endpoints'));
  try {
    const service = { apiUrl: runtime.api_url, apiKey: runtime.api_key };
    const receiver = endpoints.open('receiver', refusesOnce);
    await register(service, receiver);
    const pki = await loadDevelopmentKeys(join(dataDir, 'keys'), new Date());
    const folder = join(dataDir, 'files');
    const tally = { acknowledged: 0, refused: 0, failed: 0, unknown: 0 };
    const upload = await uploadFile(service);
    return await work({
      random,
      instance,
      pool,
      temporal,
      endpoints,
      receiver,
      injector: makeInjector(instance, timeline),
      world: { ...service, timeline, upload, tally },
      mails: makeMailReader(dataDir),
      seals: { blobs: makeFileBlobStore(folder), folder, root: pki.rootPem },
    });
  } finally {
    await pool.end();
    await temporal.close();
    await endpoints.close();
    await instance.stop();
  }
}
