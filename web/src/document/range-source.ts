import type { PDFDataRangeTransport } from 'pdfjs-dist';
import { Problem, type DocumentPart, type SigningClient } from '../api/client.ts';

/** What pdf.js asks for at once. Small, because on a slow line each is waited for. */
export const chunkBytes = 65_536;
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** The beginning and the end of a file, which are what showing its first page needs. */
export interface FileEnds {
  head: DocumentPart;
  tail: DocumentPart | undefined;
}

export async function fetchEnds(client: SigningClient): Promise<FileEnds> {
  const [head, tail] = await Promise.all([
    client.documentPart(`bytes=0-${chunkBytes - 1}`),
    client.documentPart(`bytes=-${chunkBytes}`).catch(() => undefined),
  ]);
  return { head, tail: tail?.sha256 === head.sha256 ? tail : undefined };
}

/**
 * Gives pdf.js the parts it asks for, of one file: when another has taken its place meanwhile,
 * `onChanged` is called. A lost connection is waited for; when it does not come back, `onLost`.
 */
export function startRanges(
  Transport: typeof PDFDataRangeTransport,
  client: SigningClient,
  { head, tail }: FileEnds,
  told: { onChanged: () => void; onLost: () => void },
): PDFDataRangeTransport {
  const over = new AbortController();
  const whole = head.bytes.length === head.lengthBytes;
  // pdf.js takes what it is given away into its worker.
  const transport = new Transport(head.lengthBytes, head.bytes.slice(), whole);

  const fetchPart = async (begin: number, end: number): Promise<void> => {
    for (const part of [head, tail]) {
      const bytes = part && cut(part, begin, end);
      if (!bytes) continue;
      transport.onDataRange(begin, bytes);
      return;
    }
    const part = await patiently(
      () => client.documentPart(`bytes=${begin}-${end - 1}`),
      over.signal,
    );
    if (over.signal.aborted) return;
    const bytes = cut(part, begin, end);
    if (part.sha256 === head.sha256 && bytes) transport.onDataRange(begin, bytes);
    else told.onChanged();
  };
  transport.requestDataRange = (begin, end) => {
    fetchPart(begin, end).catch(() => {
      if (!over.signal.aborted) told.onLost();
    });
  };
  transport.abort = () => over.abort();
  return transport;
}

function cut({ begin: from, bytes }: DocumentPart, begin: number, end: number) {
  if (begin < from || end > from + bytes.length) return undefined;
  return bytes.slice(begin - from, end - from);
}

/** Tries again after what may pass: no connection, or a service that is busy. */
async function patiently<T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await attempt();
    } catch (error) {
      const mayPass = error instanceof Problem && (error.status === 0 || error.status >= 429);
      if (!mayPass || signal.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return attempt();
}
