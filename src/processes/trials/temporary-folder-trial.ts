import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../config/config.ts';
import type { Trial } from './trial.ts';

const variable = 'TMPDIR';
/** What does not change by itself; a disk that is full may be emptied. */
const lasting = ['EACCES', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS'];

/** Uploads, conversions and what reads files can write where they work. */
export const temporaryFolderTrial: Trial = {
  name: 'temporary_folder',
  variable,
  async look() {
    try {
      const folder = await mkdtemp(join(tmpdir(), 'countersign-trial-'));
      await writeFile(join(folder, 'file'), 'tried').finally(() => rm(folder, { recursive: true }));
    } catch (cause) {
      const { code = 'unknown' } = cause as NodeJS.ErrnoException;
      const problem = `is ${tmpdir()}, which cannot be written (${code})`;
      const error = new ConfigError(
        variable,
        `${problem}: give a folder that this account may write`,
      );
      throw lasting.includes(code) ? error : new Error(error.message, { cause });
    }
    return `${tmpdir()} can be written`;
  },
};
