import { X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import type { ConnectedConfig } from './config-checks.ts';
import type { Config } from './config.ts';
import { takesTimestamps } from './domain/document/seal-level.ts';
import { checkSignatureImage } from './evidence/images/signature-image.ts';
import { sandbox } from './evidence/ingest/sandbox.ts';
import { lastingOf, openAuthorities } from './open-authorities.ts';
import { logPublicKeys } from './evidence/keys/log-key.ts';
import { openKeys } from './evidence/keys/open-keys.ts';
import type { ServiceKeys } from './evidence/keys/service-keys.ts';
import { trustOf } from './evidence/keys/trust.ts';
import { typedNameHasGlyphs } from './evidence/fonts/text.ts';
import type { Lasting } from './evidence/seal/make-seal.ts';
import { makeReviser } from './evidence/seal/reviser.ts';
import type { FileTrust } from './evidence/verify/check-file.ts';
import { makeVerifier } from './evidence/verify/verifier.ts';
import type { BlobStore } from './outside/blob-store.ts';
import type { Changes, OperationDeps } from './operations/unit-of-work/context.ts';
import { systemClock } from './outside/clock.ts';
import type { HttpPoster } from './outside/http-poster.ts';
import { uuidv7Ids } from './outside/ids.ts';
import { makeKeyring } from './outside/keyring.ts';
import type { Mailer } from './outside/mailer.ts';
import { makeMetrics, type Metrics } from './outside/metrics.ts';
import type { Tracing } from './outside/tracing.ts';
import { watchedByBoth, type Watch } from './outside/watch.ts';
import { blobStoreFromUrl } from './outside/storage-url.ts';
import { toldStorage } from './told-storage.ts';
import type { WorkflowDispatcher } from './outside/workflow-dispatcher.ts';
import { openDatabase, type Database } from './persistence/orm.ts';
import { countLogGaps, readFigures } from './persistence/stores/diagnosis.ts';

/** What a process changes outside itself and its database. */
export interface Ports {
  blobs: BlobStore;
  mailer: Mailer;
  poster: HttpPoster;
  dispatcher: WorkflowDispatcher;
  /** What follows a commit. */
  afterCommit: OperationDeps['afterCommit'];
}

/**
 * For a process that is composed with other ports than its configuration names, such as a store of
 * another kind: each function is given the usual port and returns the one to use.
 */
export type PortDecorators = { [Name in keyof Ports]?: (usual: Ports[Name]) => Ports[Name] };

/** The port to use: the usual one, unless there is a decorator for it. */
export function decorated<Port>(usual: Port, decorate?: (usual: Port) => Port): Port {
  return decorate ? decorate(usual) : usual;
}

/** What API, worker and command line are all put together from. */
export interface Parts {
  database: Database;
  operations: OperationDeps;
  keys: ServiceKeys;
  /** Undefined at level B-B. */
  lasting: Lasting | undefined;
  /** What files of anybody are measured by. */
  fileTrust: Omit<FileTrust, 'logKeys'>;
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
  decorators: Pick<PortDecorators, 'blobs' | 'afterCommit'> = {},
  countEvents?: OperationDeps['countEvents'],
): Promise<Parts> {
  const authorities = await openAuthorities(config);
  const keys = await openKeys(
    { ...config, developmentDir: join(config.dataDir, 'keys') },
    () => systemClock.now(),
    authorities,
  );
  const timestampRoots = [...authorities.timestampRoots, ...keys.roots];
  const blobs = toldStorage(await blobStoreFromUrl(config.storageUrl));
  const database = await openDatabase({ url: config.databaseUrl });
  const reviser = makeReviser();
  const seals = trustOf(keys.seal);
  const verifier = makeVerifier({ ...seals, timestampRoots });
  return {
    database,
    keys,
    lasting: lastingOf(config.sealLevel, keys, authorities.timestampRoots),
    fileTrust: { roots: keys.roots, timestampRoots, seals: seals.seals },
    operations: {
      database,
      clock: systemClock,
      ids: uuidv7Ids,
      keyring: makeKeyring(config.masterKeys),
      blobs: decorated(blobs, decorators.blobs),
      publicUrl: config.publicUrl,
      defaultLocale: config.defaultLocale,
      linkContentDays: config.linkContentDays,
      allowInsecureWebhooks: config.allowInsecureWebhooks,
      records: {
        issuer: keys.issuer,
        takesTimestamps: takesTimestamps(config.sealLevel),
        roots: certificates(keys.roots),
        timestampRoots: certificates(timestampRoots),
      },
      signatureCheck: {
        image: checkSignatureImage,
        text: async (text, face) =>
          typedNameHasGlyphs(text, face)
            ? undefined
            : 'must be 1 to 100 characters that can be drawn',
      },
      reviseDocument: (load) => reviser.revise(load),
      verifySeal: (request) => verifier.verify(request),
      packEvidence: (request) => verifier.pack(request),
      logPublicKeys: logPublicKeys(keys.log),
      afterCommit: decorated(afterCommit, decorators.afterCommit),
      ...(countEvents && { countEvents }),
    },
    async close() {
      await reviser.close();
      await verifier.close();
      await database.close();
    },
  };
}

/** Limits on what reads foreign files that this machine cannot set. */
export function missingFileLimits(): readonly string[] {
  return sandbox().missing;
}

/** A machine that cannot limit what reads foreign files is told of at each start. */
export function warnOfMissingLimits(missing: readonly string[], logger: Logger): void {
  if (missing.length === 0) return;
  logger.warn({ missing }, 'Files are read without these limits, which this machine cannot set');
}

function certificates(pems: readonly string[]): X509Certificate[] {
  return pems.map((pem) => new X509Certificate(pem));
}

/** The metrics of this process: its own, and the figures of the service. */
export function metricsOf(database: Database, process: 'api' | 'worker'): Metrics {
  const source = {
    figures: () => readFigures(database, systemClock.now()),
    logGaps: () => countLogGaps(database),
  };
  return makeMetrics(source, process);
}

/** Undefined without a collector: then nothing of OpenTelemetry is even loaded. */
export async function openTracing(
  { otlpEndpoint: endpoint }: Config,
  process: 'api' | 'worker',
  logger: Logger,
): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const { makeTracing } = await import('./outside/tracing.ts');
  const onError = (error: unknown) => {
    logger.warn({ err: error }, 'Spans could not be sent to the collector');
  };
  return makeTracing({ endpoint, process, onError });
}

/** Measures, and traces where a collector is named. */
export function watchOf(metrics: Metrics, tracing: Tracing | undefined): Watch {
  return tracing ? watchedByBoth(metrics.watch, tracing.watch) : metrics.watch;
}
