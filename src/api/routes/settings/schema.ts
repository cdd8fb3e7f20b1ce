import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { signatureInputs, type SettingsPatch } from '../../../domain/settings/settings.ts';
import { demandSchema } from '../../answer-schemas.ts';
import { text } from '../../schemas.ts';
import { defaultAuthentication } from '../recipients/authentication-schema.ts';

const days = (max: number) =>
  z.number().int().min(1, 'must be 1 or more').max(max, `must be ${max} or less`);

function distinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/**
 * A network that a caller's address can lie in. Only plain notation: the library would also take
 * octal and hexadecimal parts, which two readers understand in two ways.
 */
const cidr = text(50)
  .refine((value) => {
    const address = value.split('/')[0] ?? '';
    const plain = isIPv4(address) || (isIPv6(address) && !address.includes('%'));
    return plain && ipaddr.isValidCIDR(value);
  }, 'must be a range in CIDR notation, such as 203.0.113.0/24')
  .refine(
    (value) => !isMappedIPv4(value),
    'must name an IPv4 network as IPv4: mapped addresses count as IPv4',
  );

function isMappedIPv4(value: string): boolean {
  if (!ipaddr.isValidCIDR(value)) return false;
  const [network] = ipaddr.parseCIDR(value);
  return network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress();
}

const consentText = text(10_000)
  .refine((value) => value.trim() !== '', 'must not be blank')
  .meta({ pattern: '^[^\\u0000]*[^\\u0000\\s][^\\u0000]*$' });

const signing = z.strictObject({
  allowed_signature_types: z
    .array(z.enum(signatureInputs))
    .min(1, 'must allow at least one type')
    .max(signatureInputs.length)
    .refine(distinct, 'must name each type once')
    .meta({
      uniqueItems: true,
      description: 'The ways in which signers may give a signature, each once; all three at first',
    }),
  default_deadline_days: days(365).meta({
    description:
      'How many days from sending the deadline of a document without one is, 1 to 365; 30 at first',
  }),
  esign_consent_text: consentText.nullable().meta({
    description:
      'The text that recipients agree to before they act, up to 10,000 characters, taken to be in the service’s `DEFAULT_LOCALE`; null, as at first: our own text in the language of each recipient. A text of your own is shown as given and has to say all that the law asks, such as how to withdraw and how access is shown',
  }),
  allow_delegate: z.boolean().meta({
    description:
      'Whether signers and approvers may pass a document on, unless their own `allow_delegate` says otherwise; `false` at first',
  }),
  default_authentication: z.array(demandSchema).meta({
    description:
      'What recipients that are added without `authentication` are asked to prove; nothing at first',
  }),
  redirect_origins: z
    .array(z.url('must be an absolute URL').max(255, 'must have 255 characters or fewer'))
    .max(100, 'must hold 100 origins or fewer')
    .refine(distinct, 'must name each origin once')
    .meta({
      uniqueItems: true,
      description:
        'The origins that `redirect_url` may lead on to after an act, such as `https://app.example.com`: up to 100, each once; none at first',
    }),
});

/** Of a workspace, and of a document instead. */
export const reminderSchedule = z
  .array(days(365))
  .max(10, 'must hold 10 days or fewer')
  .refine(distinct, 'must name each day once')
  .meta({
    uniqueItems: true,
    description:
      'Days after the invitation on which recipients who have not acted are reminded: up to 10 whole numbers from 1 to 365, each once; `[]` reminds nobody. At first 3, 7 and 14',
  });

export const expirationAlertDays = days(30).meta({
  description:
    'How many days before the deadline the owner and those still due are warned, 1 to 30; 3 at first',
});

const notifications = z.strictObject({
  reminder_schedule: reminderSchedule,
  expiration_alert_days: expirationAlertDays,
  send_completion_email: z.boolean().meta({
    description:
      'Whether the owner is mailed the signed copy once a document is completed; `true` at first',
  }),
  send_viewed_notification: z.boolean().meta({
    description:
      'Whether the owner is mailed when a recipient first opens a document; `true` at first',
  }),
});

const ai = z.strictObject({
  enabled: z
    .boolean()
    .meta({ description: 'A switch that is kept, and that nothing follows from' }),
  auto_analyze: z
    .boolean()
    .meta({ description: 'A switch that is kept, and that nothing follows from' }),
});

const security = z.strictObject({
  ip_allowlist: z.array(cidr).max(100, 'must hold 100 ranges or fewer').meta({
    description:
      'The networks in CIDR notation that API keys may be used from, up to 100; `[]`, as at first: from anywhere',
  }),
  allow_api_access: z.boolean().meta({
    description:
      'Whether API keys of the workspace are good; `true` at first. `countersign settings set` undoes a `false`',
  }),
  require_mfa: z
    .boolean()
    .meta({ description: 'A switch that is kept, and that nothing follows from' }),
  session_timeout_minutes: days(43_200).nullable().meta({
    description:
      'How long a session in a browser may last, in minutes, 1 to 43,200; kept, and nothing follows from it; null: the browser’s default',
  }),
});

const about = {
  signing: 'How documents are signed',
  notifications: 'Who is mailed, and when',
  ai: 'Switches that are kept, and that nothing follows from',
  security: 'Who may use the API, and from where',
};

export const settingsSchema = z
  .strictObject({
    signing: signing.meta({ description: about.signing }),
    notifications: notifications.meta({ description: about.notifications }),
    ai: ai.meta({ description: about.ai }),
    security: security.meta({ description: about.security }),
  })
  .meta({ id: 'Settings' });

export const settingsPatchSchema = z.strictObject({
  signing: signing
    .extend({ default_authentication: defaultAuthentication })
    .partial()
    .optional()
    .meta({ description: about.signing }),
  notifications: notifications.partial().optional().meta({ description: about.notifications }),
  ai: ai.partial().optional().meta({ description: about.ai }),
  security: security.partial().optional().meta({ description: about.security }),
});

/** What was given and nothing else: a key without a value would hide what is set. */
export function toPatch(given: z.output<typeof settingsPatchSchema>): SettingsPatch {
  return JSON.parse(JSON.stringify(given)) as SettingsPatch;
}
