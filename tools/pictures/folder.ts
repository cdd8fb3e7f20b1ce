/** Where pictures of a kind are drawn: beside the sources, and not among them. */
export function picturesFolder(kind: string): URL {
  return new URL(`../../pictures/${kind}/`, import.meta.url);
}
