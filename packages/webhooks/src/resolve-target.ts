import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { kindOfAddress, type AddressKind } from './address-kind.ts';
import { hostOf, webhookUrlProblem } from './url-problem.ts';

/** All addresses of a name; throws or gives none when there are none. */
export type ResolveHost = (host: string) => Promise<string[]>;

/** Where a request may go: the name for TLS, and the checked addresses for the socket. */
export interface Target {
  kind: 'target';
  url: URL;
  /** An address or a name, without brackets and last dot. */
  host: string;
  addresses: [string, ...string[]];
}

export type Resolution = Target | { kind: 'blocked'; reason: string } | { kind: 'unresolved' };

/**
 * Checks a webhook's address and every address its name has now. The caller connects to these and
 * never resolves again: a name that answers otherwise a moment later gets nowhere.
 */
export async function resolveTarget(
  text: string,
  options: { allowInsecure: boolean; resolve: ResolveHost },
): Promise<Resolution> {
  const problem = webhookUrlProblem(text, options);
  if (problem !== undefined) return { kind: 'blocked', reason: problem };
  const url = new URL(text);
  const host = hostOf(url);
  // Nothing looks up a literal address, so that it must be checked here or nowhere.
  const found = isIP(host) ? [host] : await options.resolve(host).catch(() => []);
  const [first, ...others] = found;
  if (first === undefined) return { kind: 'unresolved' };
  const allowed = (kind: AddressKind) =>
    kind === 'public' || (options.allowInsecure && kind === 'loopback');
  // One bad address spoils all: which of them is used is not for the name's owner to gamble on.
  if (!found.every((address) => allowed(kindOfAddress(address)))) {
    return { kind: 'blocked', reason: 'The URL must lead to a public address.' };
  }
  return { kind: 'target', url, host, addresses: [first, ...others] };
}

/**
 * Asks the DNS servers without getaddrinfo, whose few threads a slow name server could occupy and
 * with them every file access of the process.
 */
export const resolveByDns: ResolveHost = async (host) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/** For development: knows `localhost` and the names in the machine's own hosts file. */
export const resolveBySystem: ResolveHost = async (host) => {
  const found = await lookup(host, { all: true });
  return found.map(({ address }) => address);
};
