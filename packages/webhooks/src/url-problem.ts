import { kindOfAddress, type AddressKind } from './address-kind.ts';

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

/** Without the brackets of IPv6 and the dot behind a full name, as names are looked up. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

function hostProblem(host: string, rules: WebhookUrlRules): string | undefined {
  if (host === '') return 'This is not a valid URL.';
  const kind = kindOfHost(host);
  const allowed = kind === 'public' || (kind === 'loopback' && rules.allowInsecure);
  return allowed ? undefined : 'The URL must lead to a public address.';
}

/**
 * Names that clouds answer with their metadata service, wherever these may lead today. All of
 * `.internal` is private by ICANN's decision, `metadata.google.internal` among it.
 */
const metadataNames = /(^|\.)(internal|metadata\.goog|metadata\.tencentyun\.com)$|^metadata$/;

/** The URL class has already brought every spelling of an address into one. */
export function kindOfHost(host: string): AddressKind {
  if (host.includes(':') || /^[\d.]+$/.test(host)) return kindOfAddress(host);
  if (host === 'localhost' || host.endsWith('.localhost')) return 'loopback';
  return metadataNames.test(host) ? 'other' : 'public';
}
