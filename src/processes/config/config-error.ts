/**
 * A variable that stops the start: which one, what is wrong with it and, after a colon, the way
 * out.
 */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly variable: string;

  constructor(variable: string, complaint: string, options?: ErrorOptions) {
    super(`${variable} ${complaint}.`, options);
    this.variable = variable;
  }
}
