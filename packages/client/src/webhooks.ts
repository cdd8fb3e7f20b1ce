import { CountersignError } from './countersign-error.ts';
import type { Webhooks } from './generated/types.gen.ts';

/** What an endpoint is sent; `type` tells which. */
export type WebhookEvent = Webhooks['body'];

/** Headers as `fetch`, Node or a framework has them. */
export type WebhookHeaders = Headers | Record<string, string | readonly string[] | undefined>;

type Refusal = 'header_missing' | 'timestamp_off' | 'signature_wrong' | 'body_unreadable';

/** What arrived is not to be believed; answer 400. */
export class WebhookRefused extends CountersignError {
  override name = 'WebhookRefused';
  declare readonly code: 'WEBHOOK_REFUSED';
  declare readonly reason: Refusal;

  constructor(reason: Refusal, detail: string) {
    super({ code: 'WEBHOOK_REFUSED', reason, detail });
  }
}

export interface VerifyOptions {
  /** How far the time of the message may be from now; 300 unless given. */
  toleranceS?: number;
  now?: Date;
}

export const webhooks = { verify };

/**
 * Reads a message by the rules of Standard Webhooks.
 * @param rawBody as it arrived, before any JSON parser has seen it
 * @param secret `whsec_…`, or several, the old one after a rotation among them
 * @throws WebhookRefused
 */
async function verify(
  rawBody: string | Uint8Array<ArrayBuffer>,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { toleranceS = 300, now = new Date() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => {
    const value = headerOf(headers, `webhook-${name}`);
    if (value) return value;
    throw new WebhookRefused('header_missing', `There is no header webhook-${name}.`);
  }) as [string, string, string];
  requireRecent(timestamp, now, toleranceS);
  const body = typeof rawBody === 'string' ? new TextEncoder().encode(rawBody) : rawBody;
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  const secrets = typeof secret === 'string' ? [secret] : secret;
  if (!(await someFits(secrets, signatures, signed))) {
    throw new WebhookRefused('signature_wrong', 'No signature is by this secret.');
  }
  try {
    return JSON.parse(new TextDecoder().decode(body)) as WebhookEvent;
  } catch {
    throw new WebhookRefused('body_unreadable', 'The body is not JSON.');
  }
}

function requireRecent(timestamp: string, now: Date, toleranceS: number): void {
  const ageS = now.getTime() / 1_000 - (/^\d+$/.test(timestamp) ? Number(timestamp) : NaN);
  if (Math.abs(ageS) <= toleranceS) return;
  const off = Number.isNaN(ageS)
    ? 'no number'
    : `${Math.round(ageS)} s from the clock of this machine`;
  throw new WebhookRefused(
    'timestamp_off',
    `webhook-timestamp is ${off}: it is an old message, or the clock is wrong.`,
  );
}

/** Compares all, each in constant time. */
async function someFits(
  secrets: readonly string[],
  signatures: string,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const given = signatures
    .split(' ')
    .flatMap((text) => (text.startsWith('v1,') ? decoded(text.slice(3)) : []));
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  let fits = false;
  for (const secret of secrets) {
    const [bytes] = decoded(secret.replace(/^whsec_/, ''));
    if (!bytes) throw new TypeError('A webhook’s secret is whsec_ and base64.');
    const key = await crypto.subtle.importKey('raw', bytes, hmac, false, ['verify']);
    for (const one of given) {
      if (await crypto.subtle.verify('HMAC', key, one, signed)) fits = true;
    }
  }
  return fits;
}

/** Base64; nothing where it is none. */
function decoded(base64: string): [] | [Uint8Array<ArrayBuffer>] {
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return bytes.length === 0 ? [] : [bytes];
  } catch {
    return [];
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (isHeaders(headers)) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof found === 'string' ? found : found?.[0];
}

/** Of `fetch`, or of a library that has the same. */
function isHeaders(headers: WebhookHeaders): headers is Headers {
  return typeof headers['get'] === 'function';
}
