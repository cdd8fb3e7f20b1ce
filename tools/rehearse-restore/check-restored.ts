import { setTimeout as pause } from 'node:timers/promises';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { RuntimeFile } from '@countersign/embedded/data-dir/runtime-file';
import { readInvitation } from '../demo/mailbox.ts';
import { verifyOffline } from '../demo/verify-offline.ts';
import { makeOwner, type Owner } from './documents.ts';
import type { States } from './states.ts';

const entry = join(import.meta.dirname, '..', '..', 'bin', 'countersign.js');

/** Reconciliation at the start, the relay after it, and seals; a busy machine takes longer. */
const patienceMs = 180_000;
const askEveryMs = 2_000;

export interface RestoredInstance {
  dataDir: string;
  runtime: RuntimeFile;
  env: NodeJS.ProcessEnv;
}

type Say = (line: string) => void;

/**
 * What must hold of a restored instance, each said as it is found.
 * @throws the first thing that does not hold
 */
export async function checkRestored(
  restored: RestoredInstance,
  documents: States & { sealedSha256: string },
  folder: string,
  say: Say,
): Promise<void> {
  const owner = makeOwner(restored.runtime);
  equal('The sealed file', await owner.sealed(documents.sealed), documents.sealedSha256);
  await verifyZip(owner, restored, documents.sealed, folder);
  say('The sealed file is the same to the byte, and its evidence is verified without the service');
  for (const status of ['draft', 'declined', 'cancelled'] as const) {
    equal(`The document that was ${status}`, await owner.status(documents[status]), status);
  }
  await owner.sealed(documents.unsealed);
  say('The document whose last signature was not sealed yet is sealed');
  const { api_url: apiUrl, mailbox_url: mailbox = '' } = restored.runtime;
  await readInvitation(apiUrl, mailbox, 'ana@example.com', documents.uninvited);
  say('The invitation that had not left is mailed');
  await until('The document whose deadline passed is closed', async () =>
    (await owner.status(documents.overdue)) === 'cancelled' ? [] : ['it is open'],
  );
  say('The document whose deadline passed meanwhile is closed');
  for (const name of ['sent', 'inProgress', 'uninvited', 'draft'] as const) {
    await finish(owner, documents[name]);
    await verifyZip(owner, restored, documents[name], folder);
  }
  say('Every open document, and the draft, was signed to its end, sealed and verified');
  const audit = await countersign(restored, ['log', 'audit', '--json']);
  equal('The log', audit.ok, true);
  say('The log of all events is whole');
  await until('Doctor is quiet', async () => {
    const { checks } = await countersign(restored, ['doctor', '--json']);
    return (checks ?? []).filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`);
  });
  say('`countersign doctor` finds nothing');
}

async function finish(owner: Owner, id: string): Promise<void> {
  if ((await owner.status(id)) === 'draft') await owner.send(id);
  while ((await owner.status(id)) !== 'completed') await owner.signNext(id);
  await owner.sealed(id);
}

async function verifyZip(owner: Owner, { runtime }: RestoredInstance, id: string, folder: string) {
  const { ok, checks } = await verifyOffline(runtime.api_url, await owner.keepEvidence(id, folder));
  if (ok) return;
  const wrong = checks.filter((check) => !check.ok).map(({ name, detail }) => `${name}: ${detail}`);
  throw new Error(`The evidence of ${id} does not hold: ${wrong.join('; ')}`);
}

/** @param look what is still in the way */
async function until(what: string, look: () => Promise<string[]>): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += askEveryMs) {
    const wrong = await look();
    if (wrong.length === 0) return;
    if (waitedMs >= patienceMs) throw new Error(`${what}: not so, ${wrong.join('; ')}`);
    await pause(askEveryMs);
  }
}

function equal(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) {
    throw new Error(`${what} is ${String(found)} and was ${String(expected)}.`);
  }
}

interface Said {
  ok: boolean;
  checks?: { name: string; ok: boolean; detail: string }[];
}

/** `countersign <args>` beside the restored instance. */
function countersign({ dataDir, env }: RestoredInstance, args: string[]): Promise<Said> {
  return new Promise((resolve, reject) => {
    const options = { env: { ...env, DATA_DIR: dataDir }, timeout: 120_000 };
    execFile(process.execPath, [entry, ...args], options, (error, stdout, stderr) => {
      // It ends with 1 when something is wrong, and says what.
      if (stdout === '') reject(new Error(`${args.join(' ')}: ${stderr}`, { cause: error }));
      else resolve(JSON.parse(stdout) as Said);
    });
  });
}
