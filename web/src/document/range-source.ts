import type { PDFDataRangeTransport } from 'pdfjs-dist';
import { Problem, type DocumentPart, type SigningClient } from '../api/client.ts';
import { chunkBytes, firstRange } from './first-range.ts';

const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** The beginning and the end of a file, which are what showing its first page needs. */
export interface FileEnds {
  head: DocumentPart;
  tail: DocumentPart | undefined;
}

/** The end of a longer file is asked for as soon as its length is told. */
export async function fetchEnds(client: SigningClient): Promise<FileEnds> {
  let tail: Promise<DocumentPart | undefined> | undefined;
  const head = await client.documentPart(firstRange, {
    onLength: (lengthBytes, endBytes) => {
      if (endBytes >= lengthBytes) return;
      const begin = Math.max(endBytes, lengthBytes - chunkBytes);
      tail = client.documentPart(`bytes=${begin}-`).catch(() => undefined);
    },
  });
  const end = await tail;
  return { head, tail: end?.sha256 === head.sha256 ? end : undefined };
}

/**
 * Gives pdf.js the parts it asks for, of one file. `over` is kept when another has taken its place,
 * or when a lost connection, which is waited for, does not come back.
 */
export function startRanges(
  Transport: typeof PDFDataRangeTransport,
  client: SigningClient,
  { head, tail }: FileEnds,
): { transport: PDFDataRangeTransport; over: Promise<'changed' | 'lost'> } {
  const aborted = new AbortController();
  let end: (why: 'changed' | 'lost') => void = () => undefined;
  const over = new Promise<'changed' | 'lost'>((resolve) => (end = resolve));
  const whole = head.bytes.length === head.lengthBytes;
  // pdf.js takes what it is given away into its worker.
  const transport = new Transport(head.lengthBytes, head.bytes.slice(), whole);

  const fetchPart = async (begin: number, until: number): Promise<void> => {
    for (const part of [head, tail]) {
      const bytes = part && cut(part, begin, until);
      if (!bytes) continue;
      transport.onDataRange(begin, bytes);
      return;
    }
    const part = await patiently(
      () => client.documentPart(`bytes=${begin}-${until - 1}`),
      aborted.signal,
    );
    if (aborted.signal.aborted) return;
    const bytes = cut(part, begin, until);
    if (part.sha256 === head.sha256 && bytes) transport.onDataRange(begin, bytes);
    else end('changed');
  };
  transport.requestDataRange = (begin, until) => {
    fetchPart(begin, until).catch(() => {
      if (!aborted.signal.aborted) end('lost');
    });
  };
  transport.abort = () => aborted.abort();
  return { transport, over };
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
