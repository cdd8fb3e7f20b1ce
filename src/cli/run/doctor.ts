import { findings, type Finding } from '../../domain/diagnosis/findings.ts';
import { sealExpiry, type SealExpiry } from '../../evidence/keys/seal-expiry.ts';
import { systemClock } from '../../outside/clock.ts';
import { countLogGaps, readFigures } from '../../persistence/stores/diagnosis.ts';
import { blobStoreFromUrl } from '../../outside/storage-url.ts';
import { connectTemporal } from '../../outside/temporal-client.ts';
import type { ConnectedConfig } from '../../config-checks.ts';
import { openDatabase } from '../../persistence/orm.ts';
import { countMigrations, refusePowerfulRole } from '../../persistence/role.ts';
import { temporalTarget } from '../../temporal-target.ts';
import { openConfiguredKeys } from './keys.ts';
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
  const [found, ...parts] = await Promise.all([
    // A database that is away is said once, by its own check.
    within(whatNeedsAPerson(config)).catch(() => []),
    check('database', () => databaseAnswers(config)),
    check('storage', () => storageKeeps(config)),
    check('temporal', () => temporalAnswers(config)),
    checkSealKey(config),
  ]);
  const checks = [...parts, ...found];
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

/** Not well when the key cannot seal, or soon will not be able to. */
async function checkSealKey(config: ConnectedConfig): Promise<Check> {
  const name = 'seal_key';
  let last: SealExpiry | undefined;
  const checked = await check(name, async () => {
    const keys = await openConfiguredKeys(config);
    if (!keys) return `none in ${config.dataDir}; the service makes one for development`;
    last = sealExpiry(keys.seal, systemClock.now());
    return last.detail;
  });
  return last ? { name, ...last } : checked;
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
    return `reached, ${await countMigrations(database)} migration(s) applied`;
  } finally {
    await database.close();
  }
}

async function whatNeedsAPerson({ databaseUrl }: ConnectedConfig): Promise<Finding[]> {
  const database = await openDatabase({ url: databaseUrl, poolSize: 2 });
  try {
    const [figures, logGaps] = await Promise.all([
      readFigures(database, systemClock.now()),
      countLogGaps(database),
    ]);
    return findings({ ...figures, logGaps });
  } finally {
    await database.close();
  }
}

async function storageKeeps({ storageUrl }: ConnectedConfig): Promise<string> {
  const store = blobStoreFromUrl(storageUrl);
  const key = `doctor/${process.pid}`;
  await store.put(key, Buffer.from('doctor'));
  try {
    await store.get(key);
  } finally {
    await store.delete(key);
  }
  return 'kept and gave back a file';
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
