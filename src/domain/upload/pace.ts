/** What a file has to bring in each window of time, from when it is read to its end. */
export interface Pace {
  windowMs: number;
  minBytes: number;
}

/** A quarter of a megabit a second, which a bad mobile connection has. */
const promisedBytesPerS = 32 * 1_024;
/** What is read at once, and may come just after the window that it was sent for. */
const pieceBytes = 64 * 1_024;

/** Whoever keeps the promised pace brings no less in any window. */
function promisedOver(windowMs: number): Pace {
  return { windowMs, minBytes: (promisedBytesPerS * windowMs) / 1_000 - pieceBytes };
}

/** Of strangers' files, which hold one of few places: whoever stops makes room within 20 s. */
export const verifyPace = promisedOver(10_000);

/** Of uploads, whose senders were given an address: a pause is as long as a whole request may be. */
export const uploadPace = promisedOver(120_000);

/** The longest that a file of so many bytes can take without being given up. */
export function longestMs({ windowMs, minBytes }: Pace, sizeBytes: number): number {
  return (Math.floor(sizeBytes / minBytes) + 1) * windowMs;
}
