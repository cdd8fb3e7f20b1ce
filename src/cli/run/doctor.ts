import { formatNoteKey, noteKey } from '@countersign/verifier/log/note';
import { allOf } from '../../processes/all-of.ts';
import { missingFileLimits } from '../../processes/machine-limits.ts';
import { judgeClock } from '../../domain/diagnosis/judge-clock.ts';
import { findings, isOurs, type Finding } from '../../domain/diagnosis/findings.ts';
import { chainExpiry } from '@countersign/pki/keys/chain-expiry';
import { KeyRefusal } from '@countersign/pki/key-refusal';
import { circuitLine } from '../../domain/circuit/circuit-open.ts';
import { systemClock } from '../../outside/clock.ts';
import { listCircuits } from '../../persistence/stores/service/circuits.ts';
import { readFigures } from '../../persistence/stores/service/diagnosis.ts';
import { countLogGaps } from '../../persistence/stores/service/log-gaps.ts';
import { nameMailsInNeed } from '../../persistence/stores/mails/mails-in-need.ts';
import { blobStoreFromUrl } from '@countersign/blobs/storage-url';
import type { ConnectedConfig } from '../../processes/config/checks.ts';
import { firstLine, trials, within } from '../../processes/trials/trials.ts';
import type { Trial, TrialSubject } from '../../processes/trials/trial.ts';
import { openDatabase, type Database } from '../../persistence/orm.ts';
import { readOnly } from '../../persistence/pool.ts';
import { databaseTime, requireWritable } from '../../persistence/role.ts';
import { openConfiguredKeys } from './keys.ts';
import { findLogOrigin } from './log-origin.ts';
import { serviceConfig } from './open.ts';
import { print } from './print.ts';

interface Check {
  name: string;
  ok: boolean;
  detail: string;
  /** Of a trial: what it is about first of all. */
  variable?: string;
  /** Of a check that counts. */
  value?: number;
}

/** Long enough for a server that is busy; a firewall that swallows packets would never answer. */
const limitMs = 20_000;
/** The log is read in shares, each of which is answered or fails by itself. */
const logLimitMs = 3_600_000;

/**
 * Looks at each part by itself, so that one that is away hides no other; ends with 1 when one is.
 */
export async function examine({ json }: { json?: boolean }): Promise<void> {
  const config = await serviceConfig();
  const opened = openConfiguredKeys(config);
  const [found, clock, keys, trials, ...parts] = await Promise.all([
    // A database that is away is said once, by its own check.
    whatNeedsAPerson(config).catch(() => []),
    within(limitMs, checkClock(config)).catch(() => []),
    checkKeys(config, opened),
    checkTrials(config, opened),
    check('database', () => takesChanges(config)),
    check('storage', () => storageKeeps(config)),
    check('file_limits', async () => fileLimits()),
  ]);
  const checks = joined([...trials, ...parts, ...clock, ...keys, ...found]);
  const ok = checks.every((each) => each.ok);
  if (json) print({ ok, checks }, json);
  else print(Object.fromEntries(checks.map((each) => [each.name, each.detail])), json);
  if (!ok) process.exitCode = 1;
}

/** In which people look: what everything stands on first. */
const order = [
  ...['database', 'storage', 'temporal', 'installation', 'file_limits', 'temporary_folder'],
  ...['clock', 'timestamp_service'],
  ...['seal_key', 'issuer_key', 'log_key'],
];

/** One of each name, which is well when all that was found of it is. */
function joined(checks: readonly Check[]): Check[] {
  const names = new Set([...order, ...checks.map(({ name }) => name)]);
  return [...names].flatMap((name) => {
    const found = checks.filter((one) => one.name === name);
    const wrong = found.filter(({ ok }) => !ok);
    const [first, ...more] = found;
    if (!first || more.length === 0 || wrong.length === 0) return found.slice(0, 1);
    // A wrong address is met by each of them.
    const detail = [...new Set(wrong.map((one) => one.detail))].join('; ');
    return [{ ...more.reduce((all, one) => ({ ...all, ...one }), first), ok: false, detail }];
  });
}

async function check(name: string, look: () => Promise<string>): Promise<Check> {
  try {
    return { name, ok: true, detail: await within(limitMs, look()) };
  } catch (error) {
    return { name, ok: false, detail: `failed: ${firstLine(error)}` };
  }
}

const keyChecks: Record<string, string> = {
  SIGNER: 'seal_key',
  ISSUER: 'issuer_key',
  LOG_KEY: 'log_key',
};

type Opened = ReturnType<typeof openConfiguredKeys>;

/** Not well when a key cannot be used, or soon will not be. */
async function checkKeys(config: ConnectedConfig, opening: Opened): Promise<Check[]> {
  let refused = 'SIGNER';
  let found: Check[] = [];
  const opened = await check('keys', async () => {
    const { seal, issuers, log } = await opening.catch((error: unknown) => {
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

/** What a start tries, each by itself. */
async function checkTrials(config: ConnectedConfig, opening: Opened): Promise<Check[]> {
  let opened: Promise<Database> | undefined;
  const subject: TrialSubject = {
    config,
    database: () => (opened ??= openDatabase({ url: config.databaseUrl, poolSize: 1 })),
    sealChain: await opening.then(
      ({ seal }) => seal?.chains[0],
      () => undefined,
    ),
  };
  try {
    const found = await Promise.all(trials.map((trial) => checkTrial(trial, subject)));
    return found.filter((one) => one !== undefined);
  } finally {
    await opened?.then(
      (database) => database.close(),
      () => undefined,
    );
  }
}

/** Undefined where there is nothing to try. */
async function checkTrial(trial: Trial, subject: TrialSubject): Promise<Check | undefined> {
  const { name, variable } = trial;
  const details: (string | undefined)[] = [];
  const found = await check(name, async () => {
    const detail = await trial.look(subject);
    details.push(detail);
    return detail ?? '';
  });
  return details.includes(undefined) ? undefined : { ...found, variable };
}

/** @throws when it only reads; one that is away is said once, by its own check */
function takesChanges(config: ConnectedConfig): Promise<string> {
  return onDatabase(config, async (database) => {
    await requireWritable(database).catch((error: unknown) => {
      if ((error as { code?: unknown }).code === readOnly) throw error;
    });
    return '';
  });
}

/** Acts are dated by this machine's clock; the database's stands for those of the others. */
function checkClock(config: ConnectedConfig): Promise<Check[]> {
  return onDatabase(config, async (database) => {
    // The first question also opens the connection.
    await databaseTime(database);
    const askedMs = systemClock.now().getTime();
    const otherMs = (await databaseTime(database)).getTime();
    const answeredMs = systemClock.now().getTime();
    return [{ name: 'clock', ...judgeClock({ askedMs, answeredMs, otherMs }) }];
  });
}

function whatNeedsAPerson(config: ConnectedConfig): Promise<Finding[]> {
  const { production, tsaUrl } = config;
  return onDatabase(config, async (database) => {
    const now = systemClock.now();
    // All of them end before the connections do.
    const [figures, mails, circuits] = await within(
      limitMs,
      allOf([
        readFigures(database, now),
        nameMailsInNeed(database, now),
        listCircuits(database, now),
      ]),
    );
    const logGaps = await within(logLimitMs, countLogGaps(database));
    // Without an authority nobody stamps the log.
    const isStamped = !production || tsaUrl !== undefined;
    const names = {
      ...mails,
      open_circuits: circuits.filter(({ kind }) => isOurs(kind)).map(circuitLine),
    };
    return findings({ ...figures, logGaps, ...(!isStamped && { unstampedLog: 0 }) }, names);
  });
}

/** Over connections of its own, which end with the work: what it asks must have ended by itself. */
async function onDatabase<T>(
  { databaseUrl }: ConnectedConfig,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ url: databaseUrl, poolSize: 2 });
  try {
    return await work(database);
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
