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

function isSame(wanted: unknown, present: unknown): boolean {
  return wanted instanceof Date && present instanceof Date
    ? wanted.getTime() === present.getTime()
    : wanted === present;
}
