/**
 * What pdf.js and the pages use and some browsers lack that they are for, before anything else runs,
 * in page and worker. Each does what its specification says of the uses that there are.
 */

type Executor<T> = (
  resolve: (value: T | PromiseLike<T>) => void,
  reject: (reason?: unknown) => void,
) => void;

/** ECMA-262, 27.2.4.9. */
function withResolvers<T>(this: PromiseConstructor) {
  const found: { resolve?: Parameters<Executor<T>>[0]; reject?: Parameters<Executor<T>>[1] } = {};
  const promise = new this<T>((resolve, reject) => Object.assign(found, { resolve, reject }));
  return { promise, ...found };
}

/** ECMA-262, 27.2.4.8. */
function tryNow<T, Args extends unknown[]>(
  this: PromiseConstructor,
  work: (...args: Args) => T | PromiseLike<T>,
  ...args: Args
): Promise<T> {
  return new this((resolve) => {
    resolve(work(...args));
  });
}

/** https://url.spec.whatwg.org/#dom-url-parse */
function parse(address: string | URL, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** https://url.spec.whatwg.org/#dom-url-canparse */
const canParse = (address: string | URL, base?: string | URL) => parse(address, base) !== null;

/** ECMA-262, 22.1.3.32. Halves of a pair that stand alone are the only ones that this finds. */
function toWellFormed(this: string): string {
  return this.replace(/\p{Surrogate}/gu, '\uFFFD');
}

supply(Promise, { withResolvers, try: tryNow });
supply(URL, { parse, canParse });
supply(String.prototype, { toWellFormed });

function supply(to: object, functions: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(functions)) {
    if (name in to) continue;
    Object.defineProperty(to, name, { value, configurable: true, writable: true });
  }
}
