export const mostPixels = 100_000_000;

/** How the child that converts an image says why it did not. */
export const exitCodes = { damaged: 3, tooManyPixels: 4 };
