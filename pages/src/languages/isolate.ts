/**
 * A name, an address or a title inside a sentence of ours, which may run the other way: isolated
 * (UAX #9, FSI and PDI), so that neither disturbs the order of the other.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
