import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { makeFairSlots } from '../isolation/fair-slots.ts';
import {
  defaultLimits,
  type IngestFile,
  type IngestLimits,
  type IngestPdf,
  type IngestResult,
  type LocateTexts,
  type MeasurePages,
} from './ingest-result.ts';
import { startReader, type FileReader, type ReadFile, type ReadResult } from './reader.ts';
import { sandbox } from '../isolation/sandbox.ts';

export interface Ingest {
  /** From memory to memory; a PDF. */
  ingest: IngestPdf;
  /** From disk to disk: no file is ever in this process as a whole. */
  ingestFile: IngestFile;
  /** Looks for texts on the pages of a prepared file. */
  locateTexts: LocateTexts;
  /** Measures the pages of a prepared file. */
  measurePages: MeasurePages;
  /** Limits that this machine does not let the children have; see sandbox.ts. */
  missingLimits: readonly string[];
  /** Ends the children; files under way are refused as too complex. */
  close(): Promise<void>;
}

/** Beyond the usual children: for owners who have no file under way while others fill them all. */
const reserve = 2;

/**
 * Checks and prepares files in child processes, one file at a time in each. A child that met a file
 * it had to refuse, or that reached a limit, is never used again: a hostile file costs one child.
 * From the first file on so many children wait warm, so that an ordinary PDF costs no process start;
 * pictures get a child of their own, whose native code Node's permissions do not bind.
 */
export function makeIngest({ children = 1 }: { children?: number } = {}): Ingest {
  const slots = makeFairSlots({ slots: children, reserve });
  const warm: FileReader[] = [];
  const busy = new Set<FileReader>();
  let closed = false;
  // A function, because what was false before a wait need not be false after it.
  const isClosed = () => closed;
  const start = () => {
    const reader = startReader(defaultLimits, false);
    // One that dies waiting (a machine short of memory) is replaced when a file comes.
    reader.onExit(() => {
      const place = warm.indexOf(reader);
      if (place >= 0) warm.splice(place, 1);
    });
    return reader;
  };
  // Those at work come back; one started in their place would push out the first that does.
  const hasRoom = () => !closed && warm.length + busy.size < children;
  const refill = () => {
    while (hasRoom()) warm.push(start());
  };

  /** @param own for this file alone */
  async function withReader<T extends { ok: boolean }>(
    own: { images: boolean } | undefined,
    limits: IngestLimits,
    work: (reader: FileReader) => Promise<T>,
  ): Promise<T> {
    if (isClosed()) throw new Error('The ingest is closed.');
    const reader = own ? startReader(limits, own.images) : (warm.shift() ?? start());
    busy.add(reader);
    try {
      const result = await work(reader);
      busy.delete(reader);
      if (hasRoom() && !own && result.ok && reader.isFresh()) warm.push(reader);
      else await reader.end();
      return result;
    } finally {
      busy.delete(reader);
      refill();
    }
  }

  function read(file: ReadFile, given?: Partial<IngestLimits>): Promise<ReadResult> {
    const images = file.kind === 'image';
    const limits = { ...defaultLimits, ...given };
    const own = images || given !== undefined ? { images } : undefined;
    return withReader(own, limits, (reader) => reader.read(file, limits));
  }

  return {
    get missingLimits() {
      return sandbox().missing;
    },
    ingest: (bytes, limits) => inMemory(bytes, (file) => slots('', () => read(file, limits))),
    ingestFile: (file) =>
      slots(file.owner, async () => {
        const prepared = await open(file.preparedPath, 'w', 0o600);
        try {
          // As much is allocated for each read, however short it is.
          const highWaterMark = Math.min(256 * 1024, file.sizeBytes + 1);
          const bytes = createReadStream(file.path, { highWaterMark });
          const sink = {
            async write(chunk: Uint8Array) {
              await prepared.writeFile(chunk);
            },
          };
          return await read({ kind: file.kind, sizeBytes: file.sizeBytes, bytes, sink });
        } finally {
          await prepared.close();
        }
      }),
    locateTexts: (file, all) =>
      slots(file.owner, async () => {
        const texts = [...new Set(all)];
        const result = await withReader(undefined, defaultLimits, (reader) =>
          reader.search({ ...file, texts }, defaultLimits),
        );
        if (!result.ok) return result;
        const places = new Map(texts.map((text, index) => [text, result.places[index] ?? []]));
        return all.map((text) => places.get(text) ?? []);
      }),
    measurePages: (file) =>
      slots(file.owner, async () => {
        const result = await withReader(undefined, defaultLimits, (reader) =>
          reader.measure(file, defaultLimits),
        );
        return result.ok ? result.pages : result;
      }),
    async close() {
      closed = true;
      await Promise.all([...warm.splice(0), ...busy].map((reader) => reader.end()));
    },
  };
}

async function inMemory(
  bytes: Uint8Array,
  read: (file: ReadFile) => Promise<ReadResult>,
): Promise<IngestResult> {
  const chunks: Uint8Array[] = [];
  const sink = { write: (chunk: Uint8Array) => void chunks.push(chunk) };
  const result = await read({ kind: 'pdf', sizeBytes: bytes.byteLength, bytes: [bytes], sink });
  if (!result.ok) return result;
  const { preparedSizeBytes: _size, ...facts } = result;
  return { ...facts, prepared: new Uint8Array(Buffer.concat(chunks)) };
}
