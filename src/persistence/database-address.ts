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
 * @throws when a file cannot be read or the mode is unknown
 */
export function readDatabaseAddress(address: string): DatabaseAddress {
  const url = new URL(address);
  const given = new Map(parameters.map((name) => [name, url.searchParams.get(name)]));
  for (const name of parameters) url.searchParams.delete(name);
  const mode = given.get('sslmode') ?? undefined;
  const folder = url.searchParams.get('host') ?? undefined;
  const socket = folder === undefined ? {} : { host: folder };
  if (mode === undefined) return { url: address, ...socket };
  const ssl = encryption(mode, given);
  // The ORM's own copy of the driver would compare the certificate of an address with "localhost".
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return { url: url.href, ...socket, ssl: ssl && { ...ssl, host } };
}

function encryption(mode: string, given: Map<string, string | null>): ConnectionOptions | false {
  const ca = pem('sslrootcert', given);
  const cert = pem('sslcert', given);
  const key = pem('sslkey', given);
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

function pem(name: string, given: Map<string, string | null>): string | undefined {
  const file = given.get(name) ?? undefined;
  if (file === undefined) return undefined;
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new Error(`The file of ${name} in the database's address cannot be read (${code}).`, {
      cause: error,
    });
  }
}
