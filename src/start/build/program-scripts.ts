/** What Node is given to run, from the root of the checkout: the command line, and what runs in a thread or a process of its own. */
export const programScripts = [
  'src/cli/main.ts',
  'src/start/first-workspaces-child.ts',
  'src/evidence/pages/revision-thread.ts',
  'src/evidence/pages/seal-thread.ts',
  'src/evidence/verify/file-child.ts',
  'src/evidence/verify/verify-thread.ts',
  'packages/converter/src/wasm-child.ts',
  'packages/pdf/src/images/picture-child.ts',
  'packages/pdf/src/intake/child.ts',
  'packages/verifier/src/program/judge.ts',
];
