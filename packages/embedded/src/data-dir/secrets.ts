import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RolePasswords } from '../postgres/roles.ts';
import { StartupError } from '../startup-error.ts';
import { writePrivate } from './write-private.ts';

/** What is generated once for a data folder and never leaves it. */
export interface Secrets {
  /** As the variable `MASTER_KEY` takes it. */
  masterKey: string;
  passwords: RolePasswords;
}

/**
 * Reads the secrets of a data folder, or makes them when the folder is new. The caller holds the
 * folder's lock.
 * @throws {StartupError} they are gone or damaged while the data that needs them is there
 */
export async function ensureSecrets(dataDir: string): Promise<Secrets> {
  const masterKey = await ensure(dataDir, 'master.key', () => randomBytes(32).toString('base64'));
  const postgres = await ensure(dataDir, 'postgres.json', () => {
    const [superuser, owner, app] = [newPassword(), newPassword(), newPassword()];
    return JSON.stringify({ superuser, owner, app });
  });
  if (Buffer.from(masterKey, 'base64').byteLength < 32) throw damaged(dataDir, 'master.key');
  return { masterKey, passwords: parsePasswords(dataDir, postgres) };
}

async function ensure(dataDir: string, name: string, make: () => string): Promise<string> {
  const file = join(dataDir, name);
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim();
  // New secrets beside old data would lock us out of it, for good in the case of the master key.
  if (existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) throw damaged(dataDir, name);
  const secret = make();
  await writePrivate(file, `${secret}\n`);
  return secret;
}

function parsePasswords(dataDir: string, text: string): RolePasswords {
  try {
    const { superuser, owner, app } = JSON.parse(text) as Partial<RolePasswords>;
    if ([superuser, owner, app].every((password) => typeof password === 'string')) {
      return { superuser, owner, app } as RolePasswords;
    }
  } catch {
    // Falls through: not JSON is damaged too.
  }
  throw damaged(dataDir, 'postgres.json');
}

function damaged(dataDir: string, name: string): StartupError {
  return new StartupError(
    `${join(dataDir, name)} is missing or damaged while the data that needs it is there: ` +
      'restore the file from a copy, or move DATA_DIR away to start afresh.',
  );
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
