/** How an attempt ended for the endpoint; `gone` is its own wish to be asked no more. */
export type AttemptResult = 'succeeded' | 'failed' | 'gone';

/** Only 2xx succeeds; a redirect is a failure as any. `undefined`: there was no answer. */
export function resultOfAnswer(statusCode: number | undefined): AttemptResult {
  if (statusCode === undefined) return 'failed';
  if (statusCode >= 200 && statusCode < 300) return 'succeeded';
  return statusCode === 410 ? 'gone' : 'failed';
}
