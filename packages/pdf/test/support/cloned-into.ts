import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..', '..');

/**
 * The command that runs a script of this checkout as if it had been cloned into an empty folder; only
 * root may run it. The folder is mounted for this command alone.
 * @param namespaces further ones, as `unshare` names them
 */
export function clonedInto(
  folder: string,
  script: string,
  { namespaces = '', env = [] }: { namespaces?: string; env?: readonly string[] } = {},
): string[] {
  const there = (path: string) => join(folder, relative(root, path));
  const run = 'mount --bind "$1" "$2" && shift 2 && exec "$@"';
  return [
    ...['unshare', `-m${namespaces}`, '--propagation', 'private', '--', 'sh', '-c', run, 'sh'],
    ...[root, folder, 'env', ...env, there(process.execPath), '--no-warnings', there(script)],
  ];
}
