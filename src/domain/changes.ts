/** Values that a command may give; those it leaves out stay as they are. */
type Wanted<State, Key extends keyof State> = { readonly [K in Key]?: State[K] | undefined };

/** Of `keys`, in their order, what the command makes different from the state. */
export function changesOf<State, Key extends keyof State & string>(
  state: Pick<State, Key>,
  command: Wanted<State, Key>,
  keys: readonly Key[],
): { facts: Partial<Pick<State, Key>>; changed: Key[] } {
  const facts: Partial<Pick<State, Key>> = {};
  const changed: Key[] = [];
  for (const key of keys) {
    const wanted = command[key];
    if (wanted === undefined || isSame(wanted, state[key])) continue;
    facts[key] = wanted;
    changed.push(key);
  }
  return { facts, changed };
}

/** Times, lists and what is kept by name are compared by what they hold. */
function isSame(wanted: unknown, present: unknown): boolean {
  if (wanted instanceof Date && present instanceof Date) {
    return wanted.getTime() === present.getTime();
  }
  if (Array.isArray(wanted) && Array.isArray(present)) {
    return JSON.stringify(wanted) === JSON.stringify(present);
  }
  if (!isObject(wanted) || !isObject(present)) return wanted === present;
  const [entries, others] = [Object.entries(wanted), new Map(Object.entries(present))];
  return (
    entries.length === others.size && entries.every(([key, value]) => others.get(key) === value)
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
