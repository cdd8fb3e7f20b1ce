import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';

export interface DatabaseAddress {
  /** Without the parameters that say how to encrypt. */
  url: string;
  /** The folder of its socket, which the ORM does not read of the address. */
  host?: string;
  /** Absent: the address does not say, and the connection is not encrypted. */
  ssl?: ConnectionOptions | false;
}

const parameters = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'];

/**
 * Reads how a connection is encrypted as libpq would, for every pool there is: the ORM overlooks
 * these parameters, and the driver reads them in another way. `require` encrypts and checks nobody
 * unless there is a root, `verify-ca` checks who certifies the server, `verify-full` its name, too.
 * @param variable that holds the address
 * @throws when a file cannot be read or the mode is unknown
 */
export function readDatabaseAddress(
  address: string,
  variable: 'DATABASE_URL' | 'DATABASE_ADMIN_URL' = 'DATABASE_URL',
): DatabaseAddress {
  const url = new URL(address);
  const given = new Map(parameters.map((name) => [name, url.searchParams.get(name)]));
  for (const name of parameters) url.searchParams.delete(name);
  const mode = given.get('sslmode') ?? undefined;
  const folder = url.searchParams.get('host') ?? undefined;
  const socket = folder === undefined ? {} : { host: folder };
  if (mode === undefined) return { url: address, ...socket };
  const ssl = encryption(mode, given, variable);
  // The ORM's own copy of the driver would compare the certificate of an address with "localhost".
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return { url: url.href, ...socket, ssl: ssl && { ...ssl, host } };
}

function encryption(
  mode: string,
  given: Map<string, string | null>,
  variable: string,
): ConnectionOptions | false {
  const read = (name: string, label: RegExp) => {
    const file = given.get(name) ?? undefined;
    return file === undefined ? undefined : pem(file, label, `${variable} has ${name}=${file}`);
  };
  // The authorities that Node trusts are asked without a file.
  const ca = given.get('sslrootcert') === 'system' ? undefined : read('sslrootcert', certificate);
  const cert = read('sslcert', certificate);
  const key = read('sslkey', /PRIVATE KEY-----/);
  const files = { ...(ca && { ca }), ...(cert && { cert }), ...(key && { key }) };
  switch (mode) {
    case 'disable':
      return false;
    case 'require':
      return ca ? { ...files, ...anyName } : { ...files, rejectUnauthorized: false };
    case 'verify-ca':
      return { ...files, ...anyName, rejectUnauthorized: true };
    case 'verify-full':
      return { ...files, rejectUnauthorized: true };
    default:
      throw new Error(`The database cannot be reached with sslmode=${mode}.`);
  }
}

/** The chain is checked all the same. */
const anyName: ConnectionOptions = { checkServerIdentity: () => undefined };

const certificate = /-----BEGIN (TRUSTED )?CERTIFICATE-----/;

/** @param problem how a sentence about the file begins */
function pem(file: string, label: RegExp, problem: string): string {
  const wayOut = 'give the path of a PEM file that this process may read';
  const text = readOrRefuse(file, `${problem}, which cannot be read`, wayOut);
  if (label.test(text)) return text;
  const what = label === certificate ? 'certificate' : 'private key';
  throw new Error(`${problem}, which holds no ${what}: ${wayOut}.`);
}

function readOrRefuse(file: string, problem: string, wayOut: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const { code = 'unknown' } = cause as NodeJS.ErrnoException;
    throw new Error(`${problem} (${code}): ${wayOut}.`, { cause });
  }
}
