/** What cannot be asked in this way, as a sentence. */
export class UsageError extends Error {}
