import type { PDFDataRangeTransport } from 'pdfjs-dist';
import { Problem, type DocumentPart, type SigningClient } from '../api/client.ts';
import { chunkBytes, firstRange } from './first-range.ts';

/** What is not looked at yet is fetched in such pieces, one after the other. */
const pieceBytes = 1_048_576;
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** The beginning and the end of a file, which are what showing its first page needs. */
export interface FileEnds {
  head: DocumentPart;
  tail: DocumentPart | undefined;
}

/** The end of a longer file is asked for as soon as its length is known. */
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

interface Ranges {
  transport: PDFDataRangeTransport;
  over: Promise<'changed' | 'lost'>;
  /** Fetches what of the file is not here yet: nobody acts on a document that they do not have. */
  fetchRest: () => Promise<void>;
}

/** A part that came; outside of the page's own memory, for a file can be long. */
interface Piece {
  begin: number;
  end: number;
  blob: Blob;
}

/**
 * Gives pdf.js the parts it asks for, of one file. `over` is kept when another has taken its place,
 * or when a lost connection, which is waited for, does not come back.
 */
export function startRanges(
  Transport: typeof PDFDataRangeTransport,
  client: SigningClient,
  { head, tail }: FileEnds,
): Ranges {
  const aborted = new AbortController();
  let end: (why: 'changed' | 'lost') => void = () => undefined;
  const over = new Promise<'changed' | 'lost'>((resolve) => (end = resolve));
  const whole = head.bytes.length === head.lengthBytes;
  // pdf.js takes what it is given away into its worker.
  const transport = new Transport(head.lengthBytes, head.bytes.slice(), whole);

  const fetchBytes = async (begin: number, until: number) => {
    const part = await patiently(
      () => client.documentPart(`bytes=${begin}-${until - 1}`),
      aborted.signal,
    );
    if (aborted.signal.aborted) return undefined;
    const bytes = part.sha256 === head.sha256 ? cut(part, begin, until) : undefined;
    if (!bytes) end('changed');
    return bytes;
  };
  const pieces: Piece[] = [];
  const fetchPart = async (begin: number, until: number): Promise<void> => {
    const ends = [head, tail].flatMap((part) => (part && cut(part, begin, until)) ?? []);
    const piece = pieces.find((one) => one.begin <= begin && until <= one.end);
    const bytes =
      ends[0] ?? (piece ? await cutPiece(piece, begin, until) : await fetchBytes(begin, until));
    if (bytes && !aborted.signal.aborted) transport.onDataRange(begin, bytes);
  };
  const fetchRest = async (): Promise<void> => {
    const restEnd = tail?.begin ?? head.lengthBytes;
    for (let begin = pieces.at(-1)?.end ?? head.bytes.length; begin < restEnd;) {
      const until = Math.min(begin + pieceBytes, restEnd);
      const bytes = await fetchBytes(begin, until);
      if (!bytes) return;
      pieces.push({ begin, end: until, blob: new Blob([bytes]) });
      begin = until;
    }
  };
  transport.requestDataRange = (begin, until) => {
    fetchPart(begin, until).catch(() => {
      if (!aborted.signal.aborted) end('lost');
    });
  };
  transport.abort = () => aborted.abort();
  return { transport, over, fetchRest: oneAtATime(fetchRest) };
}

function cut({ begin: from, bytes }: DocumentPart, begin: number, end: number) {
  if (begin < from || end > from + bytes.length) return undefined;
  return bytes.slice(begin - from, end - from);
}

async function cutPiece({ begin: from, blob }: Piece, begin: number, end: number) {
  return new Uint8Array(await blob.slice(begin - from, end - from).arrayBuffer());
}

/** Who asks while it is done waits for the same; after a failure it goes on where it ended. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let doing: Promise<void> | undefined;
  return () => (doing ??= work().finally(() => (doing = undefined)));
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
