import { isIP } from 'node:net';
import type { Express, Request } from 'express';
import ipaddr from 'ipaddr.js';

/** Where trusted proxies say whom they speak for; what stands in the other one counts for nothing. */
export type ProxyHeader = 'x-forwarded-for' | 'forwarded';

type Trusts = (address: string, hop: number) => boolean;

/**
 * Makes `request.ip` the caller's address, or undefined where a trusted proxy named none. Express's
 * own getter hands on whatever word stands in the list, with its port and brackets.
 */
export function nameCallers(app: Express, header: ProxyHeader): void {
  const trusts = app.get('trust proxy fn') as Trusts;
  Object.defineProperty(app.request, 'ip', {
    configurable: true,
    get(this: Request) {
      return callerAddress(this, trusts, header);
    },
  });
}

/** From the connection backwards, as long as who speaks may name somebody else. */
function callerAddress(request: Request, trusts: Trusts, header: ProxyHeader): string | undefined {
  let address = readAddress(request.socket.remoteAddress ?? '');
  const named = listOf(request, header).toReversed();
  for (const [hop, next] of named.entries()) {
    if (address === undefined || !trusts(address, hop)) return address;
    address = readAddress(next);
  }
  return address;
}

function listOf({ headers }: Request, header: ProxyHeader): string[] {
  // Node joins a header that was given twice.
  const value = String(headers[header] ?? '');
  if (header === 'forwarded') return forwardedFor(value);
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** An address with a port, or in brackets; proxies put either into quotes. */
const dressed = /^(?:\[([^\]]+)\](?::\w{1,64})?|([\d.]+):\w{1,64})$/;

/**
 * The address in canonical form, an IPv4-mapped one as the IPv4 address that it stands for.
 * @returns undefined for what is none, such as `unknown` or a name
 */
export function readAddress(text: string): string | undefined {
  const [, bare = text] = /^"(.*)"$/.exec(text) ?? [];
  const [, bracketed, ipv4] = dressed.exec(bare) ?? [];
  const address = bracketed ?? ipv4 ?? bare;
  return isIP(address) === 0 ? undefined : ipaddr.process(address).toString();
}

/** One parameter of `Forwarded` and what ends it. Proxies leave quotes out where RFC 7239 wants them. */
const parameter = /(?:\s*([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s",;]+)))?\s*([,;]|$)/y;

/** Who is named `for`, an entry for each hop; of what cannot be read, one entry that is no address. */
function forwardedFor(value: string): string[] {
  const hops: string[] = [];
  let pairs: [name: string, value: string][] = [];
  for (let at = 0; at <= value.length; at = parameter.lastIndex) {
    parameter.lastIndex = at;
    const found = parameter.exec(value);
    if (!found) return ['unknown'];
    const [, name, quoted, token = '', end] = found;
    if (name !== undefined) pairs.push([name.toLowerCase(), quoted ?? token]);
    if (end === ';') continue;
    const named = pairs.filter(([each]) => each === 'for').map(([, address]) => address);
    if (pairs.length > 0) hops.push(named.length === 1 ? String(named[0]) : 'unknown');
    if (end === '') break;
    pairs = [];
  }
  return hops;
}
