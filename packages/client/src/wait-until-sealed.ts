import { CountersignError } from './countersign-error.ts';
import { Declined, Expired, Voided } from './errors.ts';
import type { Client } from './generated/client/index.ts';
import { downloadDocument, getDocument } from './generated/sdk.gen.ts';
import type { DocumentWithRecipients } from './generated/types.gen.ts';
import { Patience } from './patience.ts';

export interface WaitOptions {
  /** Milliseconds; a minute unless given. */
  timeout?: number;
  signal?: AbortSignal;
  /** Called with what is seen at each look. */
  onLook?: (document: DocumentWithRecipients) => void;
}

const defaultMs = 60_000;

/** Looks less and less often until the sealed file is there. @throws Declined, Expired, Voided, TimedOut */
export async function waitUntilSealed(
  client: Client,
  id: string,
  { timeout = defaultMs, signal, onLook }: WaitOptions = {},
): Promise<DocumentWithRecipients> {
  const call = { client, throwOnError: true, ...(signal && { signal }) } as const;
  return new Patience(timeout, signal).until(`${id} was not sealed`, async () => {
    const { data } = await getDocument({ ...call, query: { id, include_recipients: true } });
    onLook?.(data);
    requireHope(data);
    if (data.status !== 'completed') return undefined;
    try {
      // It waits for the seal itself, up to ten seconds.
      await downloadDocument({ ...call, query: { id } });
      return data;
    } catch (error) {
      if (error instanceof CountersignError && error.code === 'SEAL_PENDING') return undefined;
      throw error;
    }
  });
}

/** What the service writes where a deadline passed. */
const expiryReason = 'The signing deadline passed';

/** @throws Declined, Expired, Voided of a document that will not be sealed */
export function requireHope(document: DocumentWithRecipients): void {
  if (document.status === 'declined') throw new Declined(document);
  if (document.status !== 'cancelled') return;
  const { deadline, voided_at, void_reason } = document;
  const isLate = deadline !== undefined && voided_at !== undefined && voided_at >= deadline;
  throw isLate && void_reason === expiryReason ? new Expired(document) : new Voided(document);
}
