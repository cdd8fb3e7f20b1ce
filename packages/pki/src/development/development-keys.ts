import { createPrivateKey, randomBytes, X509Certificate } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import {
  completeDevelopmentKeys,
  makeDevelopmentKeys,
  type DevelopmentKeys,
  type SealingKeys,
} from './development-pki.ts';
import { makeLocalSigner, type Signer } from '../signer.ts';

export interface DevelopmentPki<Keys extends SealingKeys = DevelopmentKeys> {
  keys: Keys;
  signer: Signer;
  /** What a verifier has to trust. */
  rootPem: string;
}

export function openDevelopmentKeys<Keys extends SealingKeys>(keys: Keys): DevelopmentPki<Keys> {
  const chain = [keys.seal, keys.issuing, keys.root].map((pem) => new X509Certificate(pem).raw);
  const signer = makeLocalSigner(createPrivateKey(keys.sealKey), chain);
  return { keys, signer, rootPem: keys.root };
}

const fileName = 'development-pki.json';
/** As earlier versions left it, able to seal and nothing else. */
const oldFileName = 'development-keys.json';

/**
 * The keys of the folder, made on first use; those of an earlier version are kept and completed
 * beside their file. Several processes may start at once: the first to link its file wins and the
 * others read that one.
 */
export async function loadDevelopmentKeys(dir: string, now: Date): Promise<DevelopmentPki> {
  const path = join(dir, fileName);
  const existing = await readKeys<DevelopmentKeys>(path);
  if (existing) return openDevelopmentKeys(existing);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const old = await readKeys<SealingKeys>(join(dir, oldFileName));
  const keys = old ? completeDevelopmentKeys(old, now) : makeDevelopmentKeys(now);
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(JSON.stringify(keys, null, 2));
    await file.sync();
    await file.close();
    await link(draft, path).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  } finally {
    await unlink(draft);
  }
  const made = await readKeys<DevelopmentKeys>(path);
  if (!made) throw new Error(`The development keys in ${path} disappeared.`);
  return openDevelopmentKeys(made);
}

/** The keys of the folder, or those of an earlier version, without making any. */
export async function findDevelopmentKeys(
  dir: string,
): Promise<DevelopmentKeys | SealingKeys | undefined> {
  const current = await readKeys<DevelopmentKeys>(join(dir, fileName));
  return current ?? (await readKeys<SealingKeys>(join(dir, oldFileName)));
}

async function readKeys<Keys>(path: string): Promise<Keys | undefined> {
  let content: string;
  try {
    content = await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  try {
    return JSON.parse(content) as Keys;
  } catch (cause) {
    throw new Error(`${path} is damaged. Restore it, or remove it to make new keys.`, { cause });
  }
}

function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}
