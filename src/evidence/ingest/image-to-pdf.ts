import { exitCodes } from './image-limits.ts';
import type { IngestLimits, Refused } from './ingest-result.ts';
import { startLimited } from './limited-child.ts';
import { refusalOf, Unacceptable } from './refusals.ts';

/**
 * Makes a PDF of an image in a child process that is used once: decoders of images are native
 * code, and none of them gets to see two senders' files.
 */
export function imageToPdf(bytes: Uint8Array, limits: IngestLimits): Promise<Buffer | Refused> {
  return new Promise((resolve) => {
    const child = startLimited('image-child', limits);
    const chunks: Buffer[] = [];
    let size = 0;
    const clock = setTimeout(() => child.kill('SIGKILL'), limits.wallMs);
    child.ref();
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > limits.maxPreparedBytes) child.kill('SIGKILL');
    });
    child.once('close', (code) => {
      clearTimeout(clock);
      resolve(code === 0 ? Buffer.concat(chunks) : refusalOf(new Unacceptable(reasonOf(code))));
    });
    child.stdin.end(bytes);
  });
}

/** No code: it was killed, at its limits or by the clock. */
function reasonOf(code: number | null) {
  if (code === exitCodes.damaged) return 'damaged_image' as const;
  return code === exitCodes.tooManyPixels ? ('too_many_pixels' as const) : ('too_complex' as const);
}
