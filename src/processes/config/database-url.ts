import { z } from 'zod';
import { parametersProblem, readUrl } from './read-url.ts';
import { excerpt, text } from './values.ts';

const example = 'postgresql://user:password@host:5432/database';
const encryption = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'];
/** Not `allow` and `prefer`, which go on without encryption when the server has none. */
const sslModes = ['disable', 'require', 'verify-ca', 'verify-full'];

/**
 * An address of PostgreSQL. How the connection is encrypted stands in the parameters that libpq
 * knows; `?host=/folder` is the one of a socket.
 * @param passwordVariable that takes the password instead
 */
export function databaseUrl(passwordVariable: string) {
  return text.transform((value, context) => {
    const written = withHost(value);
    const scheme = /^postgres(ql)?$/;
    const read = readUrl(written, { scheme, example, passwordVariable, problemOf });
    if ('url' in read) return written;
    context.addIssue({ code: 'custom', message: read.problem, input: undefined });
    return z.NEVER;
  });
}

/** A user before no host, or before a folder in its place, is how libpq writes a socket's address. */
function withHost(value: string): string {
  const [, start, folder, port = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)(%2f[^/?#@:]*)?(:\d+)?(\/.*)$/is.exec(value) ?? [];
  if (start === undefined) return value;
  const written = `${start}localhost${port}${rest}`;
  if (folder !== undefined) return `${written}${rest.includes('?') ? '&' : '?'}host=${folder}`;
  return /[?&]host=/.test(rest) ? written : value;
}

function problemOf(url: URL): string | undefined {
  const database = url.pathname.slice(1);
  if (database === '') return `names no database: give an address such as ${example}`;
  if (database.includes('/')) {
    return `has more than a database in its path: give an address such as ${example}`;
  }
  return (
    placeProblem(url.searchParams) ??
    sslProblem(url.searchParams) ??
    parametersProblem(url, [...encryption, 'host']) ??
    hostProblem(url)
  );
}

/** What libpq takes as a parameter, too, and has a place in every address. */
function placeProblem(given: URLSearchParams): string | undefined {
  const misplaced = ['user', 'password', 'port', 'dbname'].find((name) => given.has(name));
  if (misplaced === undefined) return undefined;
  return `has ${misplaced} among its parameters: give it in its place, as in ${example}`;
}

function hostProblem({ hostname, searchParams }: URL): string | undefined {
  const folder = searchParams.get('host');
  if (folder === null) {
    if (hostname.includes(',')) return 'names several hosts: give the one that takes changes';
    return hostname === ''
      ? 'names no host: give one, or ?host= with the folder of its socket'
      : undefined;
  }
  if (/\/\.s\.PGSQL\.\d+$/.test(folder)) return 'names a socket itself: give the folder it is in';
  if (!folder.startsWith('/')) return 'has a host that is no folder: give it before the port';
  if (!['', 'localhost'].includes(hostname)) return 'names two hosts: leave one of them out';
  const mode = searchParams.get('sslmode') ?? 'disable';
  return mode === 'disable' ? undefined : 'has sslmode beside a socket: leave one of them out';
}

function sslProblem(given: URLSearchParams): string | undefined {
  const mode = given.get('sslmode');
  const files = ['sslrootcert', 'sslcert', 'sslkey'].filter((name) => given.has(name));
  if (given.has('ssl')) return 'has ssl: give sslmode=verify-full instead';
  if (mode === null) {
    return files.length > 0 ? `has ${files.join()} alone: add sslmode=verify-full` : undefined;
  }
  if (!sslModes.includes(mode)) {
    return `has sslmode "${excerpt(mode)}": give one of ${sslModes.join(', ')}`;
  }
  if (given.get('sslrootcert') === 'system' && mode !== 'verify-full') {
    return `has sslrootcert=system with sslmode=${mode}: give sslmode=verify-full`;
  }
  // Public authorities certify anybody; only the name tells their customers apart.
  if (mode === 'verify-ca' && !given.has('sslrootcert')) {
    return 'has sslmode=verify-ca alone: add sslrootcert=/path/of/ca.pem, or verify the name too';
  }
  if (given.has('sslcert') === given.has('sslkey')) return undefined;
  return 'has one of sslcert and sslkey: give both, a certificate of ours and its key';
}
