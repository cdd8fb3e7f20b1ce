/**
 * Why a database cannot be used, with the way out, of what connecting to it or the first question
 * met. The server's own words stand in it; no password is in them.
 * @returns undefined for what is none of these
 */
export function connectionProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '' } = error as { code?: string };
  const found = problems.find(({ codes, words }) => codes.test(code) || words?.test(error.message));
  if (!found) return undefined;
  const said = (firstLine(error.message) || code).replace(/\.$/, '');
  return `DATABASE_URL ${found.what} (${said}): ${found.wayOut}.`;
}

interface Problem {
  /** SQLSTATE, or what Node calls it. */
  codes: RegExp;
  /** Where there is no code of its own. */
  words?: RegExp;
  what: string;
  wayOut: string;
}

const never = /(?!)/;

/** The first that fits counts. */
const problems: readonly Problem[] = [
  {
    codes: never,
    words: /no pg_hba\.conf entry .+(no encryption|SSL off)/,
    what: 'is refused by its server',
    wayOut: 'add ?sslmode=require, or have the server let this address in',
  },
  {
    codes: /^28/,
    words: /no password supplied|must be a string/,
    what: 'is refused by its server',
    wayOut: 'give user and password of the application’s role, as the server knows them',
  },
  {
    codes: /^3D000$/,
    what: 'names a database that is not there',
    wayOut: 'make it and run `countersign migrate`, or correct its name',
  },
  {
    codes: /^42501$/,
    what: 'connects as a role that may not read the schema',
    wayOut: 'run `countersign migrate`, which grants what it needs, or name another database',
  },
  {
    codes: never,
    words: /does not support SSL connections/,
    what: 'asks for encryption, which its server has not',
    wayOut: 'turn it on there, or leave sslmode out on a network of your own',
  },
  {
    codes: /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    what: 'names its server in another way than its certificate',
    wayOut: 'give a host that stands in the certificate',
  },
  {
    codes: /CERT|UNABLE_TO_/,
    what: 'names a server whose certificate is not trusted',
    wayOut: 'give the authority that issued it (sslrootcert), or have it renewed',
  },
  {
    codes: /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|ENOENT|ENOTDIR|EACCES|EPIPE)/,
    words: /^(Connection terminated|timeout (expired|exceeded))/,
    what: 'names a server that does not answer',
    wayOut: 'start it, or correct host, port or socket',
  },
];

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
