/** Longer ones name ranges of characters, which fill a column and tell a reader nothing. */
const maxPatternLength = 60;

/** The document without the patterns nobody reads; the one that is served for programs has them. */
export function withoutLongPatterns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLongPatterns);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([name, inner]) =>
      name !== 'pattern' || typeof inner !== 'string' || inner.length <= maxPatternLength,
  );
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutLongPatterns(inner)]));
}
