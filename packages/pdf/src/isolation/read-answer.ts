import { createHash } from 'node:crypto';
import type { Child } from './start-script.ts';

/** Takes the bytes of an answer; `write` may ask to wait. */
export interface Sink {
  write(bytes: Uint8Array): Promise<void> | void;
}

/** Of the line that says what was found: 10,000 fields fit. */
const maxLineBytes = 16 * 1024 ** 2;

/** The line that a child answers with, and what it already sent after it. @throws when it ended */
export async function readLine(child: Child): Promise<{ line: string; rest: Buffer }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for (;;) {
    const chunk = await nextChunk(child);
    const end = chunk.indexOf(10);
    chunks.push(end < 0 ? chunk : chunk.subarray(0, end));
    size += chunk.length;
    if (end >= 0) return { line: Buffer.concat(chunks).toString(), rest: chunk.subarray(end + 1) };
    if (size > maxLineBytes) throw new Error('out of form');
  }
}

/** Hands on the bytes that follow the line. @returns their SHA-256 in hexadecimal @throws when it ended */
export async function takeBytes(
  child: Child,
  first: Buffer,
  size: number,
  sink: Sink,
): Promise<string> {
  const hash = createHash('sha256');
  let missing = size;
  for (let chunk = first; ; chunk = await nextChunk(child)) {
    if (chunk.length > missing) throw new Error('more than it tells of');
    missing -= chunk.length;
    hash.update(chunk);
    if (chunk.length > 0) await sink.write(chunk);
    if (missing === 0) return hash.digest('hex');
  }
}

/** @throws when the child has ended */
function nextChunk({ stdout }: Child): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const chunk = stdout.read() as Buffer | null;
      if (chunk !== null) {
        leave();
        resolve(chunk);
      } else if (stdout.readableEnded || stdout.destroyed) ended();
    };
    const ended = () => {
      leave();
      reject(new Error('ended'));
    };
    const leave = () => {
      stdout.off('readable', look).off('end', ended).off('close', ended);
    };
    stdout.on('readable', look).on('end', ended).on('close', ended);
    look();
  });
}
