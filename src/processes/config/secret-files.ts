import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

/**
 * A secret that stands in a file by itself. Editors put a byte order mark before and a line break
 * behind it, which are no part of it.
 * @param variable that names the file
 * @throws {ConfigError}
 */
export function readSecretFile(variable: string, path: string): string {
  const bytes = read(variable, path);
  const secret = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r?\n$/, '');
  // A character of UTF-16 has one in every other byte; no secret that is typed has one.
  if (secret.includes('\0')) {
    throw new ConfigError(variable, 'names a file that is not UTF-8: save it as UTF-8 text');
  }
  if (secret !== '') return secret;
  throw new ConfigError(variable, 'names an empty file: put the secret into it, or unset it');
}

function read(variable: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    const { code = 'unknown' } = cause as NodeJS.ErrnoException;
    const problem = `names a file that cannot be read (${code}): give one that this process may read`;
    throw new ConfigError(variable, problem, { cause });
  }
}
