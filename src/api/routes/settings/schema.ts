import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { signatureInputs, type SettingsPatch } from '../../../domain/settings/settings.ts';
import { text } from '../../schemas.ts';

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
    .meta({ uniqueItems: true }),
  default_deadline_days: days(365),
  esign_consent_text: consentText.nullable(),
});

const notifications = z.strictObject({
  reminder_schedule: z
    .array(days(365))
    .max(10, 'must hold 10 days or fewer')
    .refine(distinct, 'must name each day once')
    .meta({ uniqueItems: true }),
  expiration_alert_days: days(30),
  send_completion_email: z.boolean(),
  send_viewed_notification: z.boolean(),
});

const ai = z.strictObject({ enabled: z.boolean(), auto_analyze: z.boolean() });

const security = z.strictObject({
  ip_allowlist: z.array(cidr).max(100, 'must hold 100 ranges or fewer'),
  allow_api_access: z.boolean(),
  require_mfa: z.boolean(),
  session_timeout_minutes: days(43_200)
    .nullable()
    .meta({ description: 'Up to 30 days; null means the browser’s default' }),
});

export const settingsSchema = z
  .strictObject({ signing, notifications, ai, security })
  .meta({ id: 'Settings' });

export const settingsPatchSchema = z.strictObject({
  signing: signing.partial().optional(),
  notifications: notifications.partial().optional(),
  ai: ai.partial().optional(),
  security: security.partial().optional(),
});

/** What was given and nothing else: a key without a value would hide what is set. */
export function toPatch(given: z.output<typeof settingsPatchSchema>): SettingsPatch {
  return JSON.parse(JSON.stringify(given)) as SettingsPatch;
}
