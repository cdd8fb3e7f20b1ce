/** Far longer than anything takes: a busy machine is no reason to fail, and a hang ends all the same. */
const limitMs = 100_000;

type NotYet = undefined | false;

/** Asks again until the answer is neither undefined nor false; for what other processes do in their own time. */
export async function eventually<T>(ask: () => T | NotYet | Promise<T | NotYet>): Promise<T> {
  const startedMs = performance.now();
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() - startedMs > limitMs) throw new Error(`nothing within ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
