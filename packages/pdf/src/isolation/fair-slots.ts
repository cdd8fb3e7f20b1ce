/** Runs work in a bounded number of slots, taking turns between owners. */
export type FairSlots = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

interface Waiting {
  owner: string;
  begin: () => void;
}

/**
 * @param slots that anybody fills
 * @param reserve more, each only for an owner who has nothing under way: whoever fills all slots
 *   holds up themselves
 */
export function makeFairSlots({ slots, reserve }: { slots: number; reserve: number }): FairSlots {
  const underWay = new Map<string, number>();
  const waiting: Waiting[] = [];
  let active = 0;

  const ownOf = (owner: string) => underWay.get(owner) ?? 0;
  const fits = ({ owner }: Waiting) =>
    active < slots || (active < slots + reserve && ownOf(owner) === 0);

  /** Of those who fit the one with the least under way; the first to come where that is equal. */
  function next(): Waiting | undefined {
    let chosen: Waiting | undefined;
    for (const one of waiting) {
      if (!fits(one)) continue;
      if (!chosen || ownOf(one.owner) < ownOf(chosen.owner)) chosen = one;
    }
    return chosen;
  }

  function beginWhatFits(): void {
    for (let one = next(); one; one = next()) {
      waiting.splice(waiting.indexOf(one), 1);
      active += 1;
      underWay.set(one.owner, ownOf(one.owner) + 1);
      one.begin();
    }
  }

  function end(owner: string): void {
    active -= 1;
    const left = ownOf(owner) - 1;
    if (left > 0) underWay.set(owner, left);
    else underWay.delete(owner);
    beginWhatFits();
  }

  return async (owner, work) => {
    await new Promise<void>((begin) => {
      waiting.push({ owner, begin });
      beginWhatFits();
    });
    try {
      return await work();
    } finally {
      end(owner);
    }
  };
}
