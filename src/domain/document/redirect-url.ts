import { invalid, invalidPlaces, Refusal, type WrongPlace } from '../refusals.ts';
import type { SettingsPatch } from '../settings/settings.ts';
import { hostOf, kindOfHost } from '@countersign/webhooks/url-problem';

export interface RedirectRules {
  /** For development: adds http to loopback. */
  allowInsecure: boolean;
}

const maxLength = 2_048;

/** White space and controls, which the URL class drops in silence; `\`, which it reads as `/`. */
const unsafeCharacters = /[\s\p{Cc}\\]/u;

/**
 * The page may lead on only to where the workspace's administrators said: whoever makes documents
 * could else send signers anywhere from a page that they trust.
 * @param at JSON Pointer to the address in the request
 * @throws VALIDATION_ERROR for what is no such address, REDIRECT_NOT_ALLOWED for another origin
 */
export function requireRedirectUrl(
  url: string,
  origins: readonly string[],
  rules: RedirectRules,
  at = '/redirect_url',
): void {
  const problem = redirectProblem(url, rules);
  if (problem !== undefined) throw invalid(at, problem);
  const { origin } = new URL(url);
  if (origins.includes(origin)) return;
  const message = `${origin} is not among signing.redirect_origins of the settings`;
  throw new Refusal('REDIRECT_NOT_ALLOWED', `${at}: ${message}.`, {
    errors: [{ pointer: at, message }],
  });
}

/** @throws VALIDATION_ERROR for what is no bare origin that pages may lead on to */
export function requireRedirectOrigins({ signing }: SettingsPatch, rules: RedirectRules): void {
  const wrong: WrongPlace[] = (signing?.redirect_origins ?? []).flatMap((origin, index) => {
    const message =
      redirectProblem(origin, rules) ??
      (new URL(origin).origin === origin
        ? undefined
        : 'must be a bare origin, such as https://app.example.com');
    return message === undefined
      ? []
      : [{ pointer: `/signing/redirect_origins/${index}`, message }];
  });
  if (wrong.length > 0) throw invalidPlaces(wrong);
}

function redirectProblem(text: string, { allowInsecure }: RedirectRules): string | undefined {
  if (text.length > maxLength) return `must have ${maxLength} characters or fewer`;
  if (unsafeCharacters.test(text) || !URL.canParse(text)) return 'must be an absolute URL';
  const url = new URL(text);
  const insecure = url.protocol === 'http:' && kindOfHost(hostOf(url)) === 'loopback';
  if (url.protocol !== 'https:' && !(allowInsecure && insecure)) return 'must begin with https://';
  if (url.username !== '' || url.password !== '') return 'must not carry credentials';
  // The URL class takes more than any name has, `*` among it.
  if (!/^[a-z0-9.:[\]-]+$/.test(url.hostname)) return 'must name a host';
  return undefined;
}
