import { invalid } from '../refusals.ts';

export interface WebhookUrlRules {
  /** For development: adds http, any port and loopback. */
  allowInsecure: boolean;
}

const maxLength = 2048;

/** White space and controls, which the URL class drops in silence; `\`, which it reads as `/`. */
const unsafeCharacters = /[\s\p{Cc}\\]/u;
const securePorts = ['', '443', '8443'];

/**
 * What is wrong with a webhook's address as it is written, in a sentence for the caller; undefined
 * when nothing is. Where a name leads is known only when connecting, and is checked there.
 */
export function webhookUrlProblem(text: string, rules: WebhookUrlRules): string | undefined {
  if (text.length > maxLength) {
    return `The URL is longer than ${maxLength} characters.`;
  }
  if (unsafeCharacters.test(text) || !URL.canParse(text)) return 'This is not a valid URL.';
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(rules.allowInsecure && url.protocol === 'http:')) {
    return 'The URL must begin with https://.';
  }
  if (url.username !== '' || url.password !== '') return 'The URL must not carry credentials.';
  // "http://" has no port rule of its own: it is refused above, or anything goes.
  if (!rules.allowInsecure && !securePorts.includes(url.port)) {
    return 'The port must be 443 or 8443.';
  }
  return hostProblem(hostOf(url), rules);
}

/** @throws VALIDATION_ERROR for an address that may not be a webhook's */
export function requireWebhookUrl(url: string, rules: WebhookUrlRules): void {
  const problem = webhookUrlProblem(url, rules);
  if (problem !== undefined) throw invalid('/url', problem);
}

/** Without the brackets of IPv6 and the dot behind a full name, as names are looked up. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

function hostProblem(host: string, rules: WebhookUrlRules): string | undefined {
  const ipv4 = ipv4In(host);
  const loopback =
    host === 'localhost' || host.endsWith('.localhost') || host === '::1' || ipv4?.[0] === 127;
  if (loopback) return rules.allowInsecure ? undefined : notPublic;
  if (host === '') return 'This is not a valid URL.';
  if (ipv4) return isPrivateIpv4(...ipv4) ? notPublic : undefined;
  // All public IPv6 addresses there are begin with 001; NAT64 is looked at when connecting.
  if (host.includes(':')) return /^(2|3)[0-9a-f]{3}:|^64:ff9b::/.test(host) ? undefined : notPublic;
  return undefined;
}

/**
 * The first two bytes of an IPv4 address, also of one that is wrapped as `::ffff:7f00:1`. The URL
 * class has already brought every other spelling of either into these two forms.
 */
function ipv4In(host: string): [first: number, second: number] | undefined {
  const dotted = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(host);
  if (dotted) return [Number(dotted[1]), Number(dotted[2])];
  const mapped = /^::ffff:([0-9a-f]{1,4}):[0-9a-f]{1,4}$/.exec(host)?.[1];
  if (mapped === undefined) return undefined;
  const bytes = Number.parseInt(mapped, 16);
  return [bytes >> 8, bytes & 255];
}

const notPublic = 'The URL must lead to a public address.';

/** The best-known ranges, so that a mistake is refused at once; connecting checks all of them. */
function isPrivateIpv4(first: number, second: number): boolean {
  return (
    [0, 10].includes(first) ||
    first >= 224 ||
    (first === 169 && second === 254) ||
    (first === 172 && second >= 16 && second < 32) ||
    (first === 192 && second === 168)
  );
}
