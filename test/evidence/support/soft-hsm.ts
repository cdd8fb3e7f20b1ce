import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import koffi from 'koffi';
import { cacheDir } from '../../../src/processes/config/config.ts';

const run = promisify(execFile);

interface Programs {
  util: string;
  module: string;
}

/** A device in software, with a folder of tokens of its own. */
export interface SoftHsm {
  module: string;
  pin: string;
  addToken(name: string): Promise<void>;
  /** @param id in hexadecimal */
  addKey(token: string, label: string, id: string, keyPem: string): Promise<void>;
  /** The device goes away with all its tokens until it is plugged in again. */
  unplug(): Promise<void>;
  plugIn(): Promise<void>;
  remove(): Promise<void>;
}

/** Installed, or brought from Debian's archive; undefined where neither is possible. */
export async function findSoftHsm(): Promise<Programs | undefined> {
  const installed = programsBelow('/');
  if (installed) return installed;
  const folder = join(cacheDir(), 'softhsm2');
  const cached = programsBelow(folder);
  if (cached) return cached;
  try {
    await mkdir(folder, { recursive: true });
    const packages = await mkdtemp(join(folder, 'packages-'));
    await run('apt-get', ['download', 'softhsm2', 'libsofthsm2'], { cwd: packages });
    for (const name of await readdir(packages)) {
      await run('dpkg', ['-x', join(packages, name), folder]);
    }
    await rm(packages, { recursive: true });
  } catch {
    return undefined;
  }
  return programsBelow(folder);
}

function programsBelow(folder: string): Programs | undefined {
  const util = join(folder, 'usr/bin/softhsm2-util');
  const module = join(folder, 'usr/lib/softhsm/libsofthsm2.so');
  return existsSync(util) && existsSync(module) ? { util, module } : undefined;
}

export async function makeSoftHsm({ util, module }: Programs): Promise<SoftHsm> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-hsm-'));
  const tokens = join(folder, 'tokens');
  const away = join(folder, 'away');
  const config = join(folder, 'softhsm2.conf');
  const pin = '2468';
  await mkdir(tokens);
  await writeFile(config, `directories.tokendir = ${tokens}\nobjectstore.backend = file\n`);
  // The library reads the environment of the process itself, of which jest shows tests a copy.
  koffi.load(null).func('int setenv(const char *name, const char *value, int overwrite)')(
    'SOFTHSM2_CONF',
    config,
    1,
  );
  const softhsm = (...args: string[]) =>
    run(util, ['--module', module, '--pin', pin, ...args], { env: { SOFTHSM2_CONF: config } });
  return {
    module,
    pin,
    async addToken(name) {
      await softhsm('--init-token', '--free', '--label', name, '--so-pin', '13579');
    },
    async addKey(token, label, id, keyPem) {
      const path = join(folder, 'key.pem');
      await writeFile(path, keyPem);
      await softhsm('--import', path, '--token', token, '--label', label, '--id', id);
      await rm(path);
    },
    unplug: () => rename(tokens, away),
    plugIn: () => rename(away, tokens),
    remove: () => rm(folder, { recursive: true }),
  };
}
