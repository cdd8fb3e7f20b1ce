/** The token of `/sign/<token>`; undefined when a mail program, say, has cut the link off. */
export function tokenFromPath(path: string): string | undefined {
  return /^\/sign\/([A-Za-z0-9_~.-]{1,512})\/?$/.exec(path)?.[1];
}
