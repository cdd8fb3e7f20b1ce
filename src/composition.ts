import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import type { ConnectedConfig } from './config-checks.ts';
import type { Config } from './config.ts';
import { checkSignatureImage } from './evidence/images/signature-image.ts';
import { loadDevelopmentKeys, type DevelopmentPki } from './evidence/keys/development-keys.ts';
import { typedNameHasGlyphs } from './evidence/fonts/text.ts';
import { makeVerifier } from './evidence/verify/verifier.ts';
import type { Changes, OperationDeps } from './operations/unit-of-work/context.ts';
import { dispatchDelivery, dispatchDocument } from './workflow-sync/dispatch.ts';
import { systemClock } from './outside/clock.ts';
import { makeDrill, type Drill } from './outside/drill.ts';
import { uuidv7Ids } from './outside/ids.ts';
import { makeKeyring } from './outside/keyring.ts';
import { makeMetrics, type Metrics } from './outside/metrics.ts';
import { blobStoreFromUrl } from './outside/storage-url.ts';
import type { WorkflowDispatcher } from './outside/workflow-dispatcher.ts';
import { openDatabase, type Database } from './persistence/orm.ts';
import { countLogGaps, readFigures } from './persistence/stores/diagnosis.ts';

/** What API, worker and command line are all put together from. */
export interface Parts {
  database: Database;
  operations: OperationDeps;
  pki: DevelopmentPki;
  close(): Promise<void>;
}

export function makeLogger(config: Config): Logger {
  return pino({
    level: config.logLevel,
    ...(process.stdout.isTTY && { transport: { target: 'pino-pretty' } }),
  });
}

/** Opens what operations need. `afterCommit` is what the process does with a change. */
export async function openParts(
  config: ConnectedConfig,
  afterCommit: (changes: Changes) => void,
): Promise<Parts> {
  const database = await openDatabase({ url: config.databaseUrl });
  const pki = await loadDevelopmentKeys(join(config.dataDir, 'keys'), systemClock.now());
  const verifier = makeVerifier({ roots: [pki.rootPem] });
  return {
    database,
    pki,
    operations: {
      database,
      clock: systemClock,
      ids: uuidv7Ids,
      keyring: makeKeyring(config.masterKeys),
      blobs: blobStoreFromUrl(config.storageUrl),
      publicUrl: config.publicUrl,
      defaultLocale: config.defaultLocale,
      allowInsecureWebhooks: config.allowInsecureWebhooks,
      signatureCheck: {
        image: checkSignatureImage,
        text: async (text) =>
          typedNameHasGlyphs(text) ? undefined : 'must be 1 to 100 characters that can be drawn',
      },
      verifySeal: (bytes, at) => verifier.verify(bytes, at),
      afterCommit,
      ...drillOf(config),
    },
    async close() {
      await verifier.close();
      await database.close();
    },
  };
}

function drillOf({ crashPointsDir, safeguardsOff }: ConnectedConfig): { drill?: Drill } {
  if (crashPointsDir === undefined && safeguardsOff === undefined) return {};
  const drill = makeDrill({
    ...(crashPointsDir !== undefined && { folder: crashPointsDir }),
    ...(safeguardsOff !== undefined && { without: safeguardsOff }),
  });
  return { drill };
}

/** Tells Temporal in the background, a bounded number at a time; the relay tells what this misses. */
export function makeNudge(
  operations: () => Pick<OperationDeps, 'database' | 'drill'>,
  dispatcher: WorkflowDispatcher,
  onError: (error: unknown) => void,
): (changes: Changes) => void {
  const most = 200;
  let underWay = 0;
  const run = (call: () => Promise<void>) => {
    if (underWay >= most) return;
    underWay += 1;
    void call()
      .catch(onError)
      .finally(() => {
        underWay -= 1;
      });
  };
  return ({ documents, deliveries }) => {
    const deps = operations();
    for (const id of documents) run(() => dispatchDocument(deps, dispatcher, id));
    for (const id of deliveries) run(() => dispatchDelivery(deps, dispatcher, id));
  };
}

/** The metrics of this process: its own, and the figures of the service. */
export function metricsOf(database: Database, process: 'api' | 'worker'): Metrics {
  const source = {
    figures: () => readFigures(database, systemClock.now()),
    logGaps: () => countLogGaps(database),
  };
  return makeMetrics(source, process);
}
