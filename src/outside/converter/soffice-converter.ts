import { chown, mkdir, mkdtemp, readdir, rename, rm, copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Conversion, Converter, ProgramLimits, ProgramStarter } from '../converter.ts';
import { runProgram } from './run-program.ts';
import { extensionOf } from './word-form.ts';

const wallMs = 60_000;
const limits: ProgramLimits = {
  addressSpaceBytes: 4 * 1024 ** 3,
  cpuS: 60,
  maxFileBytes: 200 * 1024 ** 2,
};

/** LibreOffice of this machine: a profile for each run, since two runs cannot share one. */
export function makeSofficeConverter(soffice: string, starter: ProgramStarter): Converter {
  return {
    name: soffice,
    async convert(from, to) {
      const folder = await mkdtemp(join(tmpdir(), 'countersign-soffice-'));
      try {
        return await convertIn(folder, from, to);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };

  async function convertIn(folder: string, from: string, to: string): Promise<Conversion> {
    const made = join(folder, 'made');
    const original = join(folder, `document.${await extensionOf(from)}`);
    await mkdir(made);
    await copyFile(from, original);
    const { uid } = starter;
    if (uid !== undefined) for (const path of [folder, made, original]) await chown(path, uid, uid);
    const program = starter.program(
      [
        soffice,
        `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
        ...['--headless', '--norestore', '--nolockcheck', '--nodefault', '--nofirststartwizard'],
        ...['--convert-to', 'pdf:writer_pdf_Export', '--outdir', made, original],
      ],
      limits,
    );
    const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: folder, TMPDIR: folder };
    const end = await runProgram({ ...program, environment, cwd: folder, wallMs });
    if (end === 'not_started') return { ok: false, reason: 'converter_unavailable' };
    if (end === 'timeout' || end === 'killed') return { ok: false, reason: 'file_too_complex' };
    // It ends well even when it could not read the file; what tells is the PDF. Of a limit that what
    // it starts in turn comes to it tells by its code.
    if (end.code !== 0) return { ok: false, reason: 'file_too_complex' };
    const [pdf] = (await readdir(made)).filter((name) => name.endsWith('.pdf'));
    if (pdf === undefined) return { ok: false, reason: 'conversion_failed' };
    await move(join(made, pdf), to);
    return { ok: true };
  }
}

async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch(() => copyFile(from, to));
}
