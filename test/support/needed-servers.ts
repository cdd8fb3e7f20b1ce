/** Folders of tests that need neither server; the rules of one noun run in milliseconds. */
const pure = /^(test\/)?(domain|evidence|web|config|release|verifier)\b/;
const withoutTemporal =
  /^(test\/)?(domain|evidence|config|release|persistence|operations|api|verifier)\b/;

/**
 * What the chosen files need: everything, unless each of them is named below a folder that needs less.
 * @param args the command line after `jest`: paths and options
 */
export function neededServers(args: string[]): { postgres: boolean; temporal: boolean } {
  const paths = args
    .filter((arg) => !arg.startsWith('-'))
    .map((arg) => arg.slice(Math.max(arg.lastIndexOf('/test/') + 1, 0)));
  return {
    postgres: paths.length === 0 || !paths.every((path) => pure.test(path)),
    temporal: paths.length === 0 || !paths.every((path) => withoutTemporal.test(path)),
  };
}
