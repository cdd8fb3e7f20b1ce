/**
 * By what the signing page knew that somebody was there to read: the first that they did on it, or
 * that they had agreed before. The page says so, and the service sees none of it.
 */
export const readerSigns = ['pressed', 'moved', 'scrolled', 'typed', 'consented'] as const;

export type ReaderSign = (typeof readerSigns)[number];

/** What is stored may be of another release. */
export function readerSign(value: unknown): ReaderSign | undefined {
  return readerSigns.find((one) => one === value);
}
