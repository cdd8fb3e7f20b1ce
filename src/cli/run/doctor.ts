import { formatNoteKey, noteKey } from '@countersign/verifier/log/note';
import { missingFileLimits } from '../../processes/machine-limits.ts';
import { judgeClock } from '../../domain/diagnosis/judge-clock.ts';
import { findings, type Finding } from '../../domain/diagnosis/findings.ts';
import { chainExpiry } from '@countersign/pki/keys/chain-expiry';
import { KeyRefusal } from '@countersign/pki/key-refusal';
import { systemClock } from '../../outside/clock.ts';
import { countLogGaps, readFigures } from '../../persistence/stores/diagnosis.ts';
import { blobStoreFromUrl } from '@countersign/blobs/storage-url';
import { connectTemporal } from '../../outside/temporal-client.ts';
import type { ConnectedConfig } from '../../processes/config/checks.ts';
import { openDatabase } from '../../persistence/orm.ts';
import {
  countMigrations,
  databaseTime,
  refusePowerfulRole,
  requireWritable,
} from '../../persistence/role.ts';
import { temporalTarget } from '../../processes/temporal-target.ts';
import { openConfiguredKeys } from './keys.ts';
import { findLogOrigin } from './log-origin.ts';
import { serviceConfig } from './open.ts';
import { print } from './print.ts';

interface Check {
  name: string;
  ok: boolean;
  detail: string;
  /** Of a check that counts. */
  value?: number;
}

/** Long enough for a server that is busy; a firewall that swallows packets would never answer. */
const limitMs = 20_000;

/**
 * Looks at each part by itself, so that one that is away hides no other; ends with 1 when one is.
 */
export async function examine({ json }: { json?: boolean }): Promise<void> {
  const config = await serviceConfig();
  const [found, clock, keys, ...parts] = await Promise.all([
    // A database that is away is said once, by its own check.
    within(whatNeedsAPerson(config)).catch(() => []),
    within(checkClock(config)).catch(() => []),
    checkKeys(config),
    check('database', () => databaseAnswers(config)),
    check('storage', () => storageKeeps(config)),
    check('temporal', () => temporalAnswers(config)),
    check('file_limits', async () => fileLimits()),
  ]);
  const checks = [...parts, ...clock, ...keys, ...found];
  const ok = checks.every((each) => each.ok);
  if (json) print({ ok, checks }, json);
  else print(Object.fromEntries(checks.map((each) => [each.name, each.detail])), json);
  if (!ok) process.exitCode = 1;
}

async function check(name: string, look: () => Promise<string>): Promise<Check> {
  try {
    return { name, ok: true, detail: await within(look()) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { name, ok: false, detail: `failed: ${message.split('\n')[0] ?? ''}` };
  }
}

const keyChecks: Record<string, string> = {
  SIGNER: 'seal_key',
  ISSUER: 'issuer_key',
  LOG_KEY: 'log_key',
};

/** Not well when a key cannot be used, or soon will not be. */
async function checkKeys(config: ConnectedConfig): Promise<Check[]> {
  let refused = 'SIGNER';
  let found: Check[] = [];
  const opened = await check('keys', async () => {
    const { seal, issuers, log } = await openConfiguredKeys(config).catch((error: unknown) => {
      if (error instanceof KeyRefusal) refused = error.variable;
      throw error;
    });
    const now = systemClock.now();
    const none = `none in ${config.dataDir}; the service makes one for development`;
    const chains = [
      ['SIGNER', seal?.chains[0]],
      ['ISSUER', issuers?.chains[0]],
    ] as const;
    found = chains.map(([variable, chain]) => ({
      name: keyChecks[variable] ?? variable,
      ...(chain ? chainExpiry(variable, chain, now) : { ok: true, detail: none }),
    }));
    const vkey =
      log && formatNoteKey(noteKey((await findLogOrigin(config)) ?? log.name, log.publicKey));
    found.push({ name: 'log_key', ok: true, detail: vkey ?? none });
    return '';
  });
  return opened.ok ? found : [{ ...opened, name: keyChecks[refused] ?? refused }];
}

function within<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`no answer within ${limitMs / 1000} s`));
    }, limitMs);
    void work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

async function databaseAnswers({ databaseUrl }: ConnectedConfig): Promise<string> {
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    await refusePowerfulRole(database);
    await requireWritable(database);
    return `reached, ${await countMigrations(database)} migration(s) applied`;
  } finally {
    await database.close();
  }
}

/** Acts are dated by this machine's clock; the database's stands for those of the others. */
async function checkClock({ databaseUrl }: ConnectedConfig): Promise<Check[]> {
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    // The first question also opens the connection.
    await databaseTime(database);
    const askedMs = systemClock.now().getTime();
    const otherMs = (await databaseTime(database)).getTime();
    const answeredMs = systemClock.now().getTime();
    return [{ name: 'clock', ...judgeClock({ askedMs, answeredMs, otherMs }) }];
  } finally {
    await database.close();
  }
}

async function whatNeedsAPerson(config: ConnectedConfig): Promise<Finding[]> {
  const { databaseUrl, production, tsaUrl } = config;
  const database = await openDatabase({ url: databaseUrl, poolSize: 2 });
  try {
    const [figures, logGaps] = await Promise.all([
      readFigures(database, systemClock.now()),
      countLogGaps(database),
    ]);
    // Without an authority nobody stamps the log.
    const isStamped = !production || tsaUrl !== undefined;
    return findings({ ...figures, logGaps, ...(!isStamped && { unstampedLog: 0 }) });
  } finally {
    await database.close();
  }
}

async function storageKeeps({ storageUrl }: ConnectedConfig): Promise<string> {
  const store = await blobStoreFromUrl(storageUrl);
  const key = `doctor/${process.pid}`;
  await store.put(key, Buffer.from('doctor'));
  try {
    await store.get(key);
  } finally {
    await store.delete(key);
  }
  return 'kept and gave back a file';
}

/** @throws when this machine cannot limit what reads foreign files as it should be */
function fileLimits(): string {
  const missing = missingFileLimits();
  if (missing.length > 0) throw new Error(`files are read without ${missing.join(', ')}`);
  return 'network, user, processor time, memory and files';
}

async function temporalAnswers(config: ConnectedConfig): Promise<string> {
  const { temporalNamespace: namespace } = config;
  const temporal = connectTemporal(temporalTarget(config), { once: true });
  try {
    await temporal.client.connection.withDeadline(Date.now() + limitMs / 2, () =>
      temporal.client.workflowService.describeNamespace({ namespace }),
    );
    return `reached, namespace ${namespace}`;
  } finally {
    await temporal.close();
  }
}
