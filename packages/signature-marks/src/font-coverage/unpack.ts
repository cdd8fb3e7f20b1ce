export type Covers = (codePoint: number) => boolean;

/**
 * Tells which characters a font has, of numbers in base 36: by turns how many are missing, and how
 * many are there.
 */
export function unpack(packed: string): Covers {
  /** Where characters begin to be there, and where they end, by turns. */
  const edges: number[] = [];
  let at = 0;
  for (const count of packed.split(' ')) {
    at += parseInt(count, 36);
    edges.push(at);
  }
  return (codePoint) => {
    let [low, high] = [0, edges.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((edges[middle] ?? 0) <= codePoint) low = middle + 1;
      else high = middle;
    }
    return low % 2 === 1;
  };
}
