/** Longer keys are not kept: ordinary certificates have one to two kilobytes. */
const maxKeyLength = 16_384;

/** Bytes as a key. */
export function bytesKey(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/**
 * Remembers what a function of bytes alone gave for the last `max` different ones. Those who share
 * an answer must not change it.
 * @param compute its failures are not remembered
 */
export function remembered<Given, Answer>(
  max: number,
  keyOf: (given: Given) => string,
  compute: (given: Given) => Answer,
): (given: Given) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return (given) => {
    const key = keyOf(given);
    const found = known.get(key) ?? { answer: compute(given) };
    if (key.length > maxKeyLength) return found.answer;
    // The one used longest ago stands first.
    known.delete(key);
    known.set(key, found);
    for (const oldest of known.keys()) {
      if (known.size <= max) break;
      known.delete(oldest);
    }
    return found.answer;
  };
}
