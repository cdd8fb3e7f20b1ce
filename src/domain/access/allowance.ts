/** How many requests may come in any minute and any hour. */
export interface Allowance {
  minute: number;
  hour: number;
}

/** As a key's row has them, null where it has none of its own. */
export interface KeyLimits {
  minuteLimit: number | null;
  hourLimit: number | null;
}

/** Undefined where the key has that of every key. */
export function ownAllowance({ minuteLimit, hourLimit }: KeyLimits): Allowance | undefined {
  if (minuteLimit === null || hourLimit === null) return undefined;
  return { minute: minuteLimit, hour: hourLimit };
}

/** As the spec plans them (spec, "Limits"). */
export const plannedAllowance: Allowance = { minute: 60, hour: 1_000 };

/** 3,300 documents an hour by one key, at six requests each; `key create --rate-limit` gives more. */
export const usualAllowance: Allowance = { minute: 600, hour: 20_000 };

const max = 1_000_000_000;
/** What may be given, in the words of a refusal. */
export const allowanceForm =
  'requests a minute and an hour such as 600/min,20000/h, each from 1 to 1,000,000,000 and no fewer an hour than a minute';
const form = /^([1-9]\d{0,9})\/min,([1-9]\d{0,9})\/h$/;

/** Reads `600/min,20000/h`; undefined for anything that is not of `allowanceForm`. */
export function readAllowance(text: string): Allowance | undefined {
  const [, minute, hour] = form.exec(text) ?? [];
  const allowance = { minute: Number(minute), hour: Number(hour) };
  const isPossible = allowance.minute <= allowance.hour && allowance.hour <= max;
  return isPossible ? allowance : undefined;
}

/** The same form again. */
export function writeAllowance({ minute, hour }: Allowance): string {
  return `${minute}/min,${hour}/h`;
}
