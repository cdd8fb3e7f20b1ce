import { generateKeyPairSync, type KeyObject, type X509Certificate } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadCa, makeRecipientCa, makeRoot } from '@countersign/pki/keys/make-recipient-ca';
import { systemClock } from '../../outside/clock.ts';
import { CommandError } from './open.ts';
import { print } from './print.ts';

export interface InitKeysOptions {
  out: string;
  organization: string;
  root?: string;
  json?: boolean;
}

/** Makes the recipients' CA, the log key and, without one of the operator's own, their root. */
export async function initKeys({ out, organization, root, json }: InitKeysOptions): Promise<void> {
  const now = systemClock.now();
  if (organization.trim() === '') throw new CommandError('--organization is empty: give a name.');
  const above =
    root === undefined ? makeRoot(organization, now) : await loadCa('--root', root, now);
  const ca = makeRecipientCa(organization, above, now);
  const { privateKey: logKey } = generateKeyPairSync('ed25519');
  const folder = resolve(out);
  const files: Record<string, string> = {
    'recipients.pem': pemOf(ca.key) + ca.chain.map(certificatePem).join(''),
    'log-key.pem': pemOf(logKey),
    ...(root === undefined && {
      'root.pem': above.chain.map(certificatePem).join(''),
      'root-key.pem': pemOf(above.key),
    }),
  };
  await writeAll(folder, files);
  const result = {
    ISSUER: join(folder, 'recipients.pem'),
    LOG_KEY: join(folder, 'log-key.pem'),
    ...(root === undefined && { root: join(folder, 'root.pem') }),
  };
  print(result, json);
  if (json) return;
  process.stdout.write('\nSet ISSUER and LOG_KEY to these paths for API and worker.\n');
  if (root !== undefined) return;
  const rootKey = join(folder, 'root-key.pem');
  process.stdout.write(`Move ${rootKey} off this machine: only a new CA needs it.\n`);
}

/** All of the files or none, and never over one that is there. */
async function writeAll(folder: string, files: Record<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const made: string[] = [];
  try {
    for (const [name, content] of Object.entries(files)) {
      const path = join(folder, name);
      const file = await open(path, 'wx', 0o600);
      made.push(path);
      await file.writeFile(content);
      await file.sync();
      await file.close();
    }
  } catch (error) {
    await Promise.all(made.map((path) => rm(path)));
    const { code, path } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw error;
    throw new CommandError(`${path ?? folder} is there already: give another folder with --out.`);
  }
}

function pemOf(key: KeyObject): string {
  return key.export({ format: 'pem', type: 'pkcs8' }).toString();
}

function certificatePem(certificate: X509Certificate): string {
  return certificate.toString();
}
