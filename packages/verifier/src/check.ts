/** One thing that was looked into, or would have been. */
export interface Check {
  /** Whether it holds; null where it was not checked, and `detail` begins with the reason. */
  ok: boolean | null;
  /** In words for a person. */
  detail: string;
}

/** What was looked into to the end. */
export interface Verdict extends Check {
  ok: boolean;
}

export interface NamedCheck extends Check {
  name: string;
}

/** Why something was not looked into, each a part of a sentence. */
const reasons = {
  unreadable: 'the file or its seal cannot be read',
  unreadable_signature: 'the signature cannot be read',
  untrusted: 'the certificates are not trusted',
  no_status: 'the seal carries no status of its certificates',
  no_timestamp: 'the seal is PAdES B-B, without a timestamp: its time is its own word',
  unproved: 'a timestamp in the file does not hold',
  no_log_key: 'no log key was given',
} as const;
export type Reason = keyof typeof reasons;

/** Every reason, by name. */
export const reasonNames = Object.keys(reasons) as readonly Reason[];

/**
 * What was not looked into.
 * @param besides a sentence of what is known all the same
 */
export function notChecked(reason: Reason, besides = ''): Check {
  return { ok: null, detail: `Not checked, because ${reasons[reason]}. ${besides}`.trimEnd() };
}

/** Why a check was not made, for whoever says it in other words; undefined when it was, or for want of roots. */
export function reasonOf({ ok, detail }: Check): Reason | undefined {
  if (ok !== null) return undefined;
  return reasonNames.find((name) => detail.startsWith(notChecked(name).detail));
}

/** Of several checks together: false when one fails, null when one was not checked. */
export function answerOf(checks: readonly Check[]): boolean | null {
  if (checks.some(({ ok }) => ok === false)) return false;
  return checks.some(({ ok }) => ok === null) ? null : true;
}
