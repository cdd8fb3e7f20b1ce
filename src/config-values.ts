import { isIPv4, isIPv6 } from 'node:net';

/** A variable that stops the start: which one, what is wrong with it, what to do. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly variable: string;

  constructor(variable: string, problem: string, wayOut: string) {
    super(`${variable} ${problem}: ${wayOut}.`);
    this.variable = variable;
  }
}

export type Environment = Record<string, string | undefined>;

/** Turns the text of one variable into a value, or throws. `secret` texts are never repeated in the message. */
export type Parse<T> = (text: string, name: string) => T;

/** The variable's value; an empty one counts as unset, as in `docker compose`. */
export function optional<T>(env: Environment, name: string, parse: Parse<T>): T | undefined {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? undefined : parse(value, name);
}

export const text: Parse<string> = (value) => value;

export const port: Parse<number> = (value, name) =>
  integer(value, name, 1, 65_535, 'a port number from 1 to 65535');

export function integer(
  value: string,
  name: string,
  least: number,
  most: number,
  wanted: string,
): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
  if (number >= least && number <= most) return number;
  throw new ConfigError(name, `is "${excerpt(value)}"`, `give ${wanted}`);
}

export function oneOf<const T extends string>(allowed: readonly T[]): Parse<T> {
  return (value, name) => {
    const found = allowed.find((word) => word === value);
    if (found !== undefined) return found;
    throw new ConfigError(name, `is "${excerpt(value)}"`, `give one of ${allowed.join(', ')}`);
  };
}

/** Several of the words, separated by commas. */
export function someOf<const T extends string>(allowed: readonly T[]): Parse<T[]> {
  return (value, name) => list(value).map((item) => oneOf(allowed)(item, name));
}

export const flag: Parse<boolean> = (value, name) =>
  oneOf(['true', 'false'])(value, name) === 'true';

/** A URL with one of the given protocols (`https:`); only a URL without credentials is repeated in the message. */
export function url(protocols: string[], example: string): Parse<URL> {
  return (value, name) => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    if (parsed !== undefined && protocols.includes(parsed.protocol)) return parsed;
    const shown = value.includes('@') ? 'is not such an address' : `is "${excerpt(value)}"`;
    throw new ConfigError(name, shown, `give an address such as ${example}`);
  };
}

export const databaseUrl: Parse<string> = (value, name) => {
  const example = 'postgresql://user:password@host:5432/database';
  const parsed = url(['postgres:', 'postgresql:'], example)(value, name);
  if (parsed.pathname.length > 1) return value;
  throw new ConfigError(name, 'names no database', `give an address such as ${example}`);
};

/** `name@host` or `Name <name@host>`. */
export const mailbox: Parse<string> = (value, name) => {
  if (/^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value)) return value;
  const wayOut = 'give a sender such as Countersign <sign@example.com>';
  throw new ConfigError(name, `is "${excerpt(value)}"`, wayOut);
};

/** host:port, as the Temporal client takes it. */
export const hostAndPort: Parse<string> = (value, name) => {
  const match = /^(?:\[[0-9a-f:]+\]|[a-z0-9._-]+):(\d{1,5})$/i.exec(value);
  const number = Number(match?.[1]);
  if (number >= 1 && number <= 65_535) return value;
  throw new ConfigError(name, `is "${excerpt(value)}"`, 'give host:port, such as 127.0.0.1:7233');
};

/** Origin as a browser sends it: scheme, host and port, no path. */
export const origins: Parse<string[]> = (value, name) =>
  list(value).map((item) => {
    const parsed = URL.canParse(item) ? new URL(item) : undefined;
    const isWeb = parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
    if (parsed !== undefined && isWeb && parsed.origin === item.replace(/\/$/, '')) {
      return parsed.origin;
    }
    const wayOut = 'give origins such as https://app.example.com, separated by commas';
    throw new ConfigError(name, `holds "${excerpt(item)}"`, wayOut);
  });

/** Number of proxies in front of us, or the networks they are in; trusting everybody is refused. */
export const proxies: Parse<number | string[]> = (value, name) => {
  const wanted = 'the number of proxies (1 to 10) or their networks, such as 10.0.0.0/8,fd00::/8';
  if (/^\d+$/.test(value)) return integer(value, name, 1, 10, wanted);
  return list(value).map((network) => {
    if (isNetwork(network)) return network;
    throw new ConfigError(name, `holds "${excerpt(network)}"`, `give ${wanted}`);
  });
};

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
  if (most < 0 || rest.length > 0) return false;
  // A network of every address would let any caller say who it is.
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
  );
}

/** Keys of at least 32 bytes in hexadecimal or base64, the first for new things. */
export const masterKeys: Parse<[Buffer, ...Buffer[]]> = (value, name) => {
  const keys = list(value).map((item, index) => {
    const key = decodeKey(item);
    if (key !== undefined && key.byteLength >= 32) return key;
    throw new ConfigError(
      name,
      `has a key no. ${index + 1} that is not 32 bytes in base64 or hexadecimal`,
      'make one with `openssl rand -base64 32`',
    );
  });
  const [first, ...older] = keys;
  if (first !== undefined) return [first, ...older];
  throw new ConfigError(name, 'holds no key', 'make one with `openssl rand -base64 32`');
};

function decodeKey(text: string): Buffer | undefined {
  if (/^(?:[0-9a-f]{2})+$/i.test(text)) return Buffer.from(text, 'hex');
  if (/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) return Buffer.from(text, 'base64');
  return undefined;
}

function list(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Short and on one line, whatever it is. */
function excerpt(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
