/** A reason why nothing can start: one sentence with the way out, shown without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
