import { z } from 'zod';
import {
  allowanceForm,
  plannedAllowance,
  readAllowance,
  type Allowance,
} from '../../domain/access/allowance.ts';

/**
 * What a variable may hold. The message of each schema says what is wrong and, after the colon, the
 * way out; the variable's name goes before it. A secret is never repeated in its message.
 */

/** A message that repeats the value. */
export function wanted(wayOut: string, verb = 'is') {
  return {
    error: ({ input }: { input?: unknown }) => `${verb} "${excerpt(String(input))}": ${wayOut}`,
  };
}

/** Short and on one line, whatever it is. */
export function excerpt(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

export const text = z.string();

export const flag = z.stringbool({
  truthy: ['true'],
  falsy: ['false'],
  case: 'sensitive',
  ...wanted('give one of true, false'),
});

export function oneOf<const Word extends string>(allowed: readonly Word[]) {
  return z.enum(allowed, wanted(`give one of ${allowed.join(', ')}`));
}

/** `off`, `on` for what the spec plans, or figures. */
export const rateLimits = text.transform((value, context): Allowance | 'off' => {
  if (value === 'off') return value;
  const allowance = value === 'on' ? plannedAllowance : readAllowance(value);
  if (allowance) return allowance;
  context.addIssue(`is "${excerpt(value)}": give on, off, or ${allowanceForm}`);
  return z.NEVER;
});

const portWanted = wanted('give a port number from 1 to 65535');
export const port = text
  .regex(/^\d+$/, portWanted)
  .transform(Number)
  .pipe(z.number().min(1, portWanted).max(65_535, portWanted));

const daysWanted = wanted('give a number of days from 1 to 36500');
export const days = text
  .regex(/^\d+$/, daysWanted)
  .transform(Number)
  .pipe(z.number().min(1, daysWanted).max(36_500, daysWanted));

/** Only what can hold no credentials is repeated in the message. */
function url(protocol: RegExp, example: string, normalize = false) {
  return z.url({
    protocol,
    normalize,
    // What is no URL must not reach the rules for one.
    abort: true,
    error: ({ input }) => {
      const shown = String(input);
      const problem = /[@?#]/.test(shown) ? 'is not such an address' : `is "${excerpt(shown)}"`;
      return `${problem}: give an address such as ${example}`;
    },
  });
}

export function webUrl(example: string) {
  return url(/^https?$/, example, true);
}

/** Of a service that is asked below it; nothing else of the address would be sent. */
export function plainUrl(example: string) {
  return webUrl(example).refine((value) => {
    const { search, hash, username, password } = new URL(value);
    return [search, hash, username, password].every((part) => part === '');
  }, `has credentials, a query or a fragment, which are not sent: give an address such as ${example}`);
}

/** A page that is read over TLS. */
export function httpsUrl(example: string) {
  return url(/^https$/, example, true);
}

const tsaExample = 'https://tsa.example.com';
/** Without a name or password: they would stand in messages. */
export const tsaUrl = webUrl(tsaExample).refine((value) => {
  const { username, password } = new URL(value);
  return username === '' && password === '';
}, `has a name or password, which is not sent: give ${tsaExample} alone, and TSA_USER with TSA_PASSWORD or TSA_PASSWORD_FILE`);

/** Numbers with dots between them. */
export const objectIdentifier = text.regex(
  /^[0-2](\.(0|[1-9]\d*)){1,30}$/,
  wanted('give an object identifier such as 1.3.6.1.4.1.6449.2.1.1'),
);

/** Only its kind is checked here; the store itself knows which buckets and parameters there are. */
export const storageUrl = url(/^(file|s3)$/, 's3://bucket?region=eu-central-1 or file:///path');

const publicUrlWanted = (what: string) =>
  `has ${what}: give only scheme, host and port, such as https://sign.example.com`;
/**
 * Base of the links that people get, without a slash at the end. It has no path: the pages, passkeys,
 * `/.well-known` and the name of the log are a host's own.
 */
export const publicUrl = webUrl('https://sign.example.com')
  .refine((value) => {
    const { search, hash, username, password } = new URL(value);
    return [search, hash, username, password].every((part) => part === '');
  }, publicUrlWanted('credentials, a query or a fragment'))
  .refine(
    (value) => new URL(value).pathname === '/',
    publicUrlWanted('a path, and the service wants a host name of its own'),
  )
  .transform((value) => new URL(value).origin);

const contactWayOut = 'give one such as mailto:security@example.com or https://example.com/report';
/** Where reports are taken, as RFC 9116 has it: a mail address or a page. */
export const contactUri = z
  .url({ protocol: /^(mailto|https)$/, normalize: true, ...wanted(contactWayOut) })
  .refine((value) => /^(https:|mailto:[^\s@,?]+@[^\s@,?]+$)/.test(value), wanted(contactWayOut));

/** `name@host` or `Name <name@host>`. */
export const mailbox = text.regex(
  /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
  wanted('give a sender such as Countersign <sign@example.com>'),
);

/** host:port, as the Temporal client takes it: gRPC has no scheme. */
export const hostAndPort = text
  .refine((value) => !/^[a-z][a-z0-9+.-]*:\/\//i.test(value), {
    abort: true,
    message:
      'has a scheme: give host:port alone, such as 127.0.0.1:7233, and TEMPORAL_TLS=true to encrypt',
  })
  .refine((value) => !value.includes('@'), {
    abort: true,
    message:
      'has an "@": give host:port alone, such as 127.0.0.1:7233, and TEMPORAL_API_KEY to sign in',
  })
  .refine((value) => {
    const match = /^(?:\[[0-9a-f:]+\]|[a-z0-9._-]+):(\d{1,5})$/i.exec(value);
    return port.safeParse(match?.[1]).success;
  }, wanted('give host:port, such as 127.0.0.1:7233'));

/** Separated by commas. */
export const list = text.transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

const originsWanted = wanted(
  'give origins such as https://app.example.com, separated by commas',
  'holds',
);
/** Origins as a browser sends them: scheme, host and port, no path. */
export const origins = list.pipe(
  z.array(
    z
      .url({ protocol: /^https?$/, ...originsWanted })
      .transform((item) => item.replace(/\/$/, ''))
      // A browser would take an asterisk for every name below.
      .refine((item) => new URL(item).origin === item && !item.includes('*'), originsWanted),
  ),
);
