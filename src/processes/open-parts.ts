import { X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { makeIngest, type Ingest } from '@countersign/pdf/intake/ingest';
import { makePictures } from '@countersign/pdf/images/pictures';
import type { LongTerm } from '@countersign/seal/seal-to-level';
import { takesTimestamps } from '../domain/document/seal-level.ts';
import { hourlyMailLimits } from '../domain/mail/hourly-limits.ts';
import { logPublicKeys } from '../evidence/keys/log-key.ts';
import { openKeys } from '../evidence/keys/open-keys.ts';
import type { ServiceKeys } from '../evidence/keys/service-keys.ts';
import { trustOf } from '../evidence/keys/trust.ts';
import { makeReviser } from '../evidence/pages/revise-in-thread.ts';
import type { FileTrust } from '../evidence/verify/check-file.ts';
import { makeVerifier } from '../evidence/verify/verifier.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { systemClock } from '../outside/clock.ts';
import { makeKeyring } from '@countersign/keyring/keyring';
import { blobStoreFromUrl } from '@countersign/blobs/storage-url';
import { openDatabase, type Database } from '../persistence/orm.ts';
import { composeOperations } from './compose-operations.ts';
import type { ConnectedConfig } from './config/checks.ts';
import { classifyStorageErrors } from './observe/classify-storage-errors.ts';
import { circuitsOf } from './circuits/circuits-of.ts';
import { longTermOf, openAuthorities } from './open-authorities.ts';
import { decorated, type PortDecorators } from './ports.ts';
import { makeTestAuthorities } from './test-authorities.ts';

/** What API, worker and command line are all put together from. */
export interface Parts {
  database: Database;
  operations: OperationDeps;
  /** Its children start with the first file. */
  ingest: Ingest;
  keys: ServiceKeys;
  /** Undefined at level B-B. */
  longTerm: LongTerm | undefined;
  /** What files of anybody are measured by. */
  fileTrust: Omit<FileTrust, 'logKeys'>;
  close(): Promise<void>;
}

/** What a process does with its commits; a command leaves them to the relay and counts nothing. */
export interface CommitHooks {
  afterCommit: OperationDeps['afterCommit'];
  countEvents?: OperationDeps['countEvents'];
}

const leftToTheRelay: CommitHooks = { afterCommit: () => undefined };

/**
 * Opens what operations need.
 * @param database is closed with the parts
 * @param ingestChildren that wait for files, once one came
 * @throws {ConfigError} where a key or an authority cannot be opened
 */
export async function openParts(
  config: ConnectedConfig,
  { afterCommit, countEvents }: CommitHooks = leftToTheRelay,
  database?: Database,
  decorators: Pick<PortDecorators, 'blobs' | 'afterCommit' | 'clock'> = {},
  ingestChildren = 0,
): Promise<Parts> {
  const opened = database ?? (await openDatabase({ url: config.databaseUrl }));
  const authorities = await openAuthorities(config, circuitsOf(opened));
  const keys = await openKeys(
    { ...config, developmentDir: join(config.dataDir, 'keys') },
    () => systemClock.now(),
    authorities,
  );
  const timestampRoots = [...authorities.timestampRoots, ...keys.roots];
  const seals = trustOf(keys.seal);
  const blobs = classifyStorageErrors(await blobStoreFromUrl(config.storageUrl));
  const pictures = makePictures();
  const reviser = makeReviser();
  const ingest = makeIngest({ children: ingestChildren });
  const verifier = makeVerifier({ ...seals, timestampRoots });
  const { publicUrl, embedOrigins, defaultLocale, linkContentDays, allowInsecureWebhooks } = config;
  const keyring = makeKeyring(config.masterKeys);
  const operations = composeOperations(
    {
      database: opened,
      clock: decorated(systemClock, decorators.clock),
      keyring,
      blobs: decorated(blobs, decorators.blobs),
      publicUrl,
      embedOrigins,
      defaultLocale,
      linkContentDays,
      allowInsecureWebhooks,
      records: {
        issuer: keys.issuer,
        takesTimestamps: takesTimestamps(config.sealLevel),
        roots: certificates(keys.roots),
        timestampRoots: certificates(timestampRoots),
      },
      testAuthorities: makeTestAuthorities({
        database: opened,
        keyring,
        publicUrl,
        sealLevel: config.sealLevel,
      }),
      ...(config.rateLimits !== 'off' && { mailLimits: hourlyMailLimits }),
      logPublicKeys: logPublicKeys(keys.log),
      afterCommit: decorated(afterCommit, decorators.afterCommit),
      ...(countEvents && { countEvents }),
    },
    { pictures, reviser, ingest, verifier },
  );
  return {
    database: opened,
    keys,
    longTerm: longTermOf(config.sealLevel, keys, authorities.timestampRoots),
    fileTrust: { roots: keys.roots, timestampRoots, seals: seals.seals },
    operations,
    ingest,
    async close() {
      await reviser.close();
      await ingest.close();
      await verifier.close();
      await pictures.close();
      await opened.close();
    },
  };
}

function certificates(pems: readonly string[]): X509Certificate[] {
  return pems.map((pem) => new X509Certificate(pem));
}
