/** The token of `/sign/<token>`; undefined when it cannot be one, as in a link cut off by a mail program. */
export function tokenFromPath(path: string): string | undefined {
  return /^\/sign\/([A-Za-z0-9_~.-]{1,512})\/?$/.exec(path)?.[1];
}
