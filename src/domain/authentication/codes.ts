import { invalid, Refusal } from '../refusals.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../time.ts';
import { isDemanded, type AuthenticationMethod, type Demand } from './demand.ts';

/** Methods whose codes we make. */
export const codeMethods = ['email_code', 'external_code'] as const;
export type CodeMethod = (typeof codeMethods)[number];

export function isCodeMethod(method: AuthenticationMethod): method is CodeMethod {
  return codeMethods.some((one) => one === method);
}

export const codeLifeMs = 10 * minuteMs;
/** Of one code. */
export const maxTries = 5;
const againMs = 30 * secondMs;
const codesAnHour = 3;
const codesADay = 10;
/** Wrong codes of a day, of any method, after which the recipient is blocked. */
export const maxWrongADay = 10;

/** A code that was made, as the rules see it. */
export interface MadeCode {
  method: CodeMethod;
  linkVersion: number;
  tries: number;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

/** The same address is not mailed again so soon; undefined where a code may be made. One that was used, or ended by the sender, stands in nobody's way. */
export function mailedJustNow<Code extends MadeCode>(
  codes: readonly Code[],
  linkVersion: number,
  now: Date,
): { code: Code; retryAfterS: number } | undefined {
  const code = openCode(codes, 'email_code');
  if (code?.linkVersion !== linkVersion) return undefined;
  const waitMs = code.createdAt.getTime() + againMs - now.getTime();
  return waitMs > 0 ? { code, retryAfterS: Math.ceil(waitMs / secondMs) } : undefined;
}

/**
 * Whether one more code may be made. Mailed ones and the sender's count together.
 * @param codes of the last day, the newest first
 * @throws TOO_MANY_CODES
 */
export function requireRoomForCode(codes: readonly Pick<MadeCode, 'createdAt'>[], now: Date): void {
  const waits = [
    { code: codes[codesAnHour - 1], windowMs: hourMs },
    { code: codes[codesADay - 1], windowMs: dayMs },
  ].map(({ code, windowMs }) => (code ? code.createdAt.getTime() + windowMs - now.getTime() : 0));
  const waitMs = Math.max(...waits);
  if (waitMs <= 0) return;
  throw new Refusal(
    'TOO_MANY_CODES',
    `At most ${codesAnHour} codes are made in an hour, and ${codesADay} in a day.`,
    { retryAfterS: Math.ceil(waitMs / secondMs) },
  );
}

/** The one that was neither used nor replaced: making a code ends those before it. */
function openCode<Code extends MadeCode>(codes: readonly Code[], method: CodeMethod) {
  return codes.find((code) => code.method === method && code.endedAt === null);
}

/** Since when codes and wrong tries count. */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - dayMs);
}

/**
 * The code that is asked for: the newest one of the method, as long as it may be tried.
 * @throws CODE_EXPIRED
 */
export function requireLiveCode<Code extends MadeCode>(
  codes: readonly Code[],
  method: CodeMethod,
  linkVersion: number,
  now: Date,
): Code {
  const code = openCode(codes, method);
  const isLive =
    code !== undefined &&
    code.linkVersion === linkVersion &&
    code.tries < maxTries &&
    code.expiresAt > now;
  if (isLive) return code;
  throw new Refusal(
    'CODE_EXPIRED',
    'There is no code that could be entered now; ask for a new one.',
  );
}

/** Of a wrong try, itself counted: how many are left, and whether the recipient is blocked by it. */
export function afterWrongTry(wrongToday: number, triesOfCode: number | undefined) {
  const ofDay = maxWrongADay - wrongToday;
  const ofCode = triesOfCode === undefined ? ofDay : maxTries - triesOfCode;
  return { remaining: Math.max(0, Math.min(ofDay, ofCode)), blocks: ofDay <= 0 };
}

export function wrongCode(remaining: number): Refusal {
  return new Refusal('CODE_WRONG', 'This is not the code.', { remaining });
}

/** @throws VALIDATION_ERROR naming the method */
export function requireDemanded(demands: readonly Demand[], method: AuthenticationMethod): void {
  if (isDemanded(demands, method)) return;
  throw invalid('/method', 'is not asked of this recipient');
}
