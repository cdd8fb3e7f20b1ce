import { msToNumber } from '@temporalio/common/lib/time.js';
import type { Duration } from '@temporalio/common';
import { CancellationScope, condition, isCancellation } from '@temporalio/workflow';
import type { DocumentEvent, Look, SignedDocument } from './contracts.ts';
import { Declined, Expired, TimedOut, Voided } from './failures.ts';
import { openInbox } from './inbox.ts';
import { lookAtDocument, voidDocument } from './proxies.ts';

export interface WaitOptions {
  /** As long as it takes unless given. */
  timeout?: Duration;
  /**
   * How often is looked where no webhook says anything, an hour unless given; from the third day on
   * more rarely, down to twice a day.
   */
  pollEvery?: Duration;
  /** Called with each event once, in their order. */
  onEvent?: (event: DocumentEvent) => void;
}

const firstSealLookMs = 2_000;
const halfDayMs = 43_200_000;

/**
 * Until the next look: after two days a forty-eighth of the time that was waited, up to half a day. A
 * workflow's history is bounded (51,200 events), and each look is eleven of them: so a year has some
 * 10,000.
 * @param pollMs that it is at least
 */
function restMs(pollMs: number, waitedMs: number): number {
  return Math.max(pollMs, Math.min(waitedMs / 48, halfDayMs));
}

/**
 * Waits in a workflow until a document is sealed. Events of webhooks end the wait at once, and without them looking
 * now and then does. Who is cancelled while waiting voids the document.
 * @throws Declined, Expired, Voided, TimedOut
 */
export async function waitForSigned(
  documentId: string,
  { timeout, pollEvery = '1 hour', onEvent }: WaitOptions = {},
): Promise<SignedDocument> {
  const begunMs = Date.now();
  const endMs = timeout === undefined ? Infinity : begunMs + msToNumber(timeout);
  const pollMs = msToNumber(pollEvery);
  const inbox = openInbox(documentId, onEvent);
  try {
    for (let sealLookMs = firstSealLookMs; ;) {
      inbox.news = false;
      const look = await lookAtDocument(documentId);
      const signed = signedOf(documentId, look);
      if (signed) return signed;
      const nowMs = Date.now();
      const leftMs = endMs - nowMs;
      if (leftMs <= 0) throw new TimedOut(documentId);
      if (look.state === 'sealing') sealLookMs *= 2;
      const usualMs = restMs(pollMs, nowMs - begunMs);
      const pauseMs = look.state === 'sealing' ? Math.min(sealLookMs, usualMs) : usualMs;
      await condition(() => inbox.news, Math.min(pauseMs, leftMs));
    }
  } catch (error) {
    if (isCancellation(error)) {
      const reason = 'The workflow that asked for the signatures was cancelled';
      await CancellationScope.nonCancellable(() => voidDocument(documentId, reason));
    }
    throw error;
  } finally {
    inbox.close();
  }
}

function signedOf(documentId: string, look: Look): SignedDocument | undefined {
  switch (look.state) {
    case 'open':
    case 'sealing':
      return undefined;
    case 'sealed':
      return look.document;
    case 'declined':
      throw new Declined(documentId, look.detail);
    case 'expired':
      throw new Expired(documentId, look.detail);
    case 'voided':
      throw new Voided(documentId, look.detail);
  }
}
