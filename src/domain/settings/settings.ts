import type { PlainDemand } from '../authentication/demand.ts';

export const signatureInputs = ['draw', 'type', 'upload'] as const;
export type SignatureInput = (typeof signatureInputs)[number];

export interface Settings {
  signing: {
    allowed_signature_types: SignatureInput[];
    default_deadline_days: number;
    esign_consent_text: string | null;
    /** Whether signers and approvers may pass their place on, unless a recipient says otherwise. */
    allow_delegate: boolean;
    /** Where pages may lead on to after an act. */
    redirect_origins: string[];
    default_authentication: PlainDemand[];
  };
  notifications: {
    reminder_schedule: number[];
    expiration_alert_days: number;
    send_completion_email: boolean;
    send_viewed_notification: boolean;
  };
  ai: { enabled: boolean; auto_analyze: boolean };
  security: {
    ip_allowlist: string[];
    allow_api_access: boolean;
    require_mfa: boolean;
    session_timeout_minutes: number | null;
  };
}

export type SettingsPatch = { [C in keyof Settings]?: Partial<Settings[C]> };

/** As returned for an unconfigured workspace (spec, "Settings"). */
export const defaultSettings: Settings = {
  signing: {
    allowed_signature_types: ['draw', 'type', 'upload'],
    default_deadline_days: 30,
    esign_consent_text: null,
    allow_delegate: false,
    redirect_origins: [],
    default_authentication: [],
  },
  notifications: {
    reminder_schedule: [3, 7, 14],
    expiration_alert_days: 3,
    send_completion_email: true,
    send_viewed_notification: true,
  },
  ai: { enabled: false, auto_analyze: false },
  security: {
    ip_allowlist: [],
    allow_api_access: true,
    require_mfa: false,
    session_timeout_minutes: null,
  },
};

/** The settings in force: what was set over what is default. */
export function effectiveSettings(set: SettingsPatch): Settings {
  return {
    signing: { ...defaultSettings.signing, ...set.signing },
    notifications: { ...defaultSettings.notifications, ...set.notifications },
    ai: { ...defaultSettings.ai, ...set.ai },
    security: { ...defaultSettings.security, ...set.security },
  };
}

/** Only the fields that the patch names change; the schedule is kept sorted. */
export function applyPatch(set: SettingsPatch, patch: SettingsPatch): SettingsPatch {
  const schedule = patch.notifications?.reminder_schedule;
  return {
    signing: { ...set.signing, ...patch.signing },
    notifications: {
      ...set.notifications,
      ...patch.notifications,
      ...(schedule && { reminder_schedule: schedule.toSorted((a, b) => a - b) }),
    },
    ai: { ...set.ai, ...patch.ai },
    security: { ...set.security, ...patch.security },
  };
}

/** What a change did to the settings in force, by `category.field`. */
export function changedSettings(
  before: SettingsPatch,
  after: SettingsPatch,
): Record<string, { from: unknown; to: unknown }> {
  const [old, now] = [flat(effectiveSettings(before)), flat(effectiveSettings(after))];
  return Object.fromEntries(
    [...now].flatMap(([field, to]) => {
      const from = old.get(field);
      return JSON.stringify(from) === JSON.stringify(to) ? [] : [[field, { from, to }]];
    }),
  );
}

function flat(settings: Settings): Map<string, unknown> {
  const categories = Object.entries(settings) as [string, Record<string, unknown>][];
  return new Map(
    categories.flatMap(([category, fields]) =>
      Object.entries(fields).map(([field, value]) => [`${category}.${field}`, value] as const),
    ),
  );
}
