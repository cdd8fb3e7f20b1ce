import { X509Certificate } from 'node:crypto';
import { notChecked, type Check } from '../check.ts';
import type { SealedFile } from '../pdf/sealed-file.ts';
import type { CmsParts } from '../cms/seal-cms.ts';
import { checkTimestampToken, digestOf, type TokenVerdict } from '../cms/timestamp-token.ts';
import { checkStatuses, type ValidationStore } from './validation-store.ts';

export interface SealTimes {
  check: Check;
  sealedAt?: Date;
  /** When the seal's certificates had to be valid: when it is proved to have existed, else now. */
  sealCheckedAt: Date;
  provedUntil?: Date;
  /** A timestamp's certificate whose status nothing in the file says. */
  unproved?: string;
}

interface Input {
  file: SealedFile;
  parts: CmsParts;
  store: ValidationStore | undefined;
  trust: { roots: readonly string[]; timestampRoots?: readonly string[]; at: Date };
}

/** Clocks of authorities and verifiers differ by less. */
const toleranceMs = 10 * 60_000;

/**
 * Checks all tokens from the last back to the one over the signature: each proves that what it
 * covers existed at its time, so that the certificates of the one before need to have been valid
 * only then (past validation, EN 319 102-1, 5.6).
 */
export function checkTimes({ file, parts, store, trust }: Input): SealTimes {
  const claimed = readTime(file.seal.claimedTime);
  const tokens = tokensOf(file, parts);
  if (tokens.length === 0) {
    const sealedAt = claimed && { sealedAt: claimed };
    return { check: notChecked('no_timestamp'), sealCheckedAt: trust.at, ...sealedAt };
  }
  const verdicts = checkBackwards(tokens, store, trust);
  const wrong = verdicts.find(({ ok }) => !ok);
  const [sealed] = parts.timestampToken ? verdicts : [];
  const last = verdicts.at(-1);
  const detail = wrong?.detail ?? verdicts.map((one) => one.detail).join(' Then ');
  return {
    check: { ok: !wrong, detail },
    ...(sealed?.time && { sealedAt: sealed.time }),
    sealCheckedAt: wrong ? trust.at : (sealed?.time ?? trust.at),
    ...(last?.ok && last.path && { provedUntil: last.path[0].validToDate }),
    ...(store && statusProblem(verdicts, store)),
  };
}

interface Token {
  der: Uint8Array;
  digest: Uint8Array;
}

/** In the order of their times; the signature's own first. */
function tokensOf({ timestamps }: SealedFile, { timestampToken, signature }: CmsParts): Token[] {
  const own = timestampToken ? [{ der: timestampToken, digest: digestOf([signature]) }] : [];
  const document = timestamps.map(({ cms, covered }) => ({ der: cms, digest: digestOf(covered) }));
  return [...own, ...document];
}

function checkBackwards(
  tokens: readonly Token[],
  store: ValidationStore | undefined,
  { roots, timestampRoots = roots, at }: Input['trust'],
): TokenVerdict[] {
  const trusted = timestampRoots.map((pem) => new X509Certificate(pem));
  const others = store?.certificates ?? [];
  const verdicts: TokenVerdict[] = [];
  let provedAt = at;
  for (const { der, digest } of tokens.toReversed()) {
    const verdict = checkTimestampToken(der, { digest, roots: trusted, others, at: provedAt });
    verdicts.unshift(inOrder(verdict, provedAt));
    if (verdict.ok && verdict.time) provedAt = verdict.time;
  }
  return verdicts;
}

function inOrder(verdict: TokenVerdict, before: Date): TokenVerdict {
  if (!verdict.ok || !verdict.time) return verdict;
  if (verdict.time.getTime() <= before.getTime() + toleranceMs) return verdict;
  const detail = `The timestamp is wrong: its time, ${verdict.time.toISOString()}, is in the future.`;
  return { ...verdict, ok: false, detail };
}

/** The last token's certificate needs no status in the file: whoever asks today can ask for it. */
function statusProblem(
  verdicts: readonly TokenVerdict[],
  store: ValidationStore,
): { unproved?: string } {
  for (const { path, time } of verdicts.slice(0, -1)) {
    const status = path && time && checkStatuses(path, store, time);
    if (status && !status.ok) return { unproved: status.detail };
  }
  return {};
}

/** Of the seal's /M, as the service writes it. */
export function readTime(claimed: string | undefined): Date | undefined {
  const parts = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(claimed ?? '');
  if (!parts) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}
