/** A key that stops the start: which variable names it, what is wrong with it, what to do. */
export class KeyRefusal extends Error {
  override name = 'KeyRefusal';
  readonly variable: string;

  constructor(variable: string, problem: string, wayOut: string, cause?: unknown) {
    super(`${variable} ${problem}: ${wayOut}.`, { cause });
    this.variable = variable;
  }
}

/** Makes the refusal of one key; the problem follows the key's name in the sentence. */
export type Refuse = (problem: string, wayOut: string, cause?: unknown) => KeyRefusal;
