/** Packages know no service, and start what they need themselves. */
const ofPackage = /(^|\/)packages\/[\w-]+\/test\//;
/** Folders of tests that need neither server; the rules of one noun run in milliseconds. */
const pure = /^(test\/)?(domain|evidence|web(?!\/verify)|config|docs|release)\b/;
const withoutTemporal =
  /^(test\/)?(domain|evidence|web|config|docs|release|persistence|operations|api|verifier)\b/;

/**
 * What the chosen files need: everything, unless each of them is named below a folder that needs less.
 * @param args the command line after `jest`: paths and options
 */
export function neededServers(args: string[]): { postgres: boolean; temporal: boolean } {
  const named = args.filter((arg) => !arg.startsWith('-'));
  const paths = named
    .filter((path) => !ofPackage.test(path))
    .map((arg) => arg.slice(Math.max(arg.lastIndexOf('/test/') + 1, 0)));
  return {
    postgres: named.length === 0 || !paths.every((path) => pure.test(path)),
    temporal: named.length === 0 || !paths.every((path) => withoutTemporal.test(path)),
  };
}
