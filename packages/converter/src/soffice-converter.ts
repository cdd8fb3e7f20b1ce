import { realpathSync } from 'node:fs';
import { chown, mkdir, readdir, rename, copyFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type {
  ConfinedStart,
  Conversion,
  Converter,
  ProgramLimits,
  ProgramStarter,
} from './converter.ts';
import { registryModifications } from './libreoffice-profile.ts';
import { runProgram, type ProgramEnd } from './run-program.ts';
import { inFolder } from './in-folder.ts';
import { extensionOf } from './word-form.ts';

const wallMs = 60_000;
const limits: ProgramLimits = {
  addressSpaceBytes: 4 * 1024 ** 3,
  cpuS: 60,
  maxFileBytes: 200 * 1024 ** 2,
};
const environment = {
  PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
  HOME: '/tmp',
  TMPDIR: '/tmp',
};
/** Debian keeps parts of it there. */
const otherFolders = ['/etc/libreoffice', '/usr/share/libreoffice', '/var/lib/libreoffice'];

/**
 * LibreOffice of this machine, which sees its own program, the system's programs, libraries and
 * fonts, and in /tmp the one file. A profile for each run, since two runs cannot share one.
 * @returns undefined where it cannot be confined so, or does not start then
 */
export async function makeSofficeConverter(
  soffice: string,
  starter: ProgramStarter,
): Promise<Converter | undefined> {
  const confine = starter.confinement();
  if (!confine) return undefined;
  const program = programOf(soffice);
  const run: Run = { confine, program, uid: starter.uid };
  const tried = await inFolder((folder) => runIn(folder, run, ['--version']));
  if (typeof tried === 'string' || tried.code !== 0) return undefined;
  return { name: soffice, convert: (from, to) => inFolder((f) => convertIn(f, run, from, to)) };
}

interface Run {
  confine: ConfinedStart;
  program: string;
  uid: number | undefined;
}

/** Where the name on PATH leads: `…/program/soffice`. */
function programOf(soffice: string): string {
  try {
    return realpathSync(soffice);
  } catch {
    return soffice;
  }
}

/** The folder gets two: `work`, which the program finds as /tmp, and one for its view. */
async function runIn(
  folder: string,
  { confine, program, uid }: Run,
  args: readonly string[],
): Promise<ProgramEnd> {
  const [work, root, user] = ['work', 'root', 'work/profile/user'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  await mkdir(user, { recursive: true });
  await writeFile(join(user, 'registrymodifications.xcu'), registryModifications);
  if (uid !== undefined) await giveAll(work, uid);
  const profile = '-env:UserInstallation=file:///tmp/profile';
  const view = { read: [dirname(dirname(program)), ...otherFolders], work, root };
  const line = confine([program, profile, '--headless', ...args], limits, view);
  return runProgram({ ...line, environment, cwd: folder, wallMs });
}

async function giveAll(folder: string, uid: number): Promise<void> {
  await chown(folder, uid, uid);
  for (const entry of await readdir(folder, { recursive: true })) {
    await chown(join(folder, entry), uid, uid);
  }
}

async function convertIn(folder: string, run: Run, from: string, to: string): Promise<Conversion> {
  const made = join(folder, 'work', 'made');
  const name = `document.${await extensionOf(from)}`;
  await mkdir(made);
  await copyFile(from, join(folder, 'work', name));
  const end = await runIn(folder, run, [
    ...['--norestore', '--nolockcheck', '--nodefault', '--nofirststartwizard'],
    ...['--convert-to', 'pdf:writer_pdf_Export', '--outdir', '/tmp/made', `/tmp/${name}`],
  ]);
  if (end === 'not_started') return { ok: false, reason: 'converter_unavailable' };
  if (typeof end === 'string') return { ok: false, reason: 'file_too_complex' };
  // It ends well even when it could not read the file; what tells is the PDF. Of a limit that what
  // it starts in turn comes to it tells by its code.
  if (end.code !== 0) return { ok: false, reason: 'file_too_complex' };
  const [pdf] = (await readdir(made)).filter((file) => file.endsWith('.pdf'));
  if (pdf === undefined) return { ok: false, reason: 'conversion_failed' };
  await move(join(made, pdf), to);
  return { ok: true };
}

async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch(() => copyFile(from, to));
}
