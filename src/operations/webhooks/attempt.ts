/** One request to an endpoint, as the log keeps it. */
export interface Attempt {
  number: number;
  /** When it began. */
  at: Date;
  statusCode?: number;
  durationMs: number;
  /** The beginning of the answer. */
  response?: string;
  error?: string;
}
