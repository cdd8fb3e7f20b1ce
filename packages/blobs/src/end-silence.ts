import { Readable } from 'node:stream';

/**
 * The bytes as they come, until one that is waited for does not come in time. While nobody asks for
 * more, nothing is late: whoever takes a file slowly is no source that is silent.
 */
export function endSilence(source: Readable, silenceMs: number): Readable {
  async function* parts(): AsyncGenerator<Uint8Array> {
    const late = () => source.destroy(new SilentTooLong(`Nothing came for ${silenceMs} ms.`));
    let clock = setTimeout(late, silenceMs);
    try {
      for await (const part of source as AsyncIterable<Uint8Array>) {
        clearTimeout(clock);
        yield part;
        clock = setTimeout(late, silenceMs);
      }
    } finally {
      clearTimeout(clock);
    }
  }
  // One that breaks before its first byte is asked for says so then.
  source.on('error', () => undefined);
  const bytes = Readable.from(parts(), { objectMode: false });
  // Of one that is given up before its first byte no part is ever asked for.
  bytes.once('close', () => source.destroy());
  return bytes;
}

class SilentTooLong extends Error {
  override name = 'TimeoutError';
}
