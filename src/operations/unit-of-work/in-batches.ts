/**
 * One call's work done together with that of others: what comes while a batch is under way goes
 * with the next one, so that nobody waits for company, and a crowd shares statement and commit.
 * @param work gives one result for each item, in their order
 */
export function inBatches<Item, Result>(
  limits: { items: number; underWay: number },
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  interface Call {
    item: Item;
    resolve: (result: Result) => void;
    reject: (reason: unknown) => void;
  }
  const waiting: Call[] = [];
  let underWay = 0;

  async function run(): Promise<void> {
    // Once round the loop: what the other sockets have ready at this moment comes along.
    await new Promise(setImmediate);
    const calls = waiting.splice(0, limits.items);
    try {
      const results = await work(calls.map(({ item }) => item));
      for (const [at, call] of calls.entries()) call.resolve(results[at] as Result);
    } catch (error) {
      for (const call of calls) call.reject(error);
    }
    underWay -= 1;
    start();
  }

  function start(): void {
    if (waiting.length === 0 || underWay >= limits.underWay) return;
    underWay += 1;
    void run();
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      start();
    });
}
