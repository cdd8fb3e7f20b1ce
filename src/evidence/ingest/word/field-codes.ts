/**
 * Whether field codes ([MS-OE376], ECMA-376 part 1, 17.16.5) fetch text, pictures or data from files,
 * servers or other programs.
 */
export function fieldsFetch(codes: string): boolean {
  return /\b(INCLUDETEXT|INCLUDEPICTURE|INCLUDE|IMPORT|DDE|DDEAUTO|LINK|DATABASE|RD)\s+(\\[a-z]\s+)*["“\w\\/]/i.test(
    codes,
  );
}
