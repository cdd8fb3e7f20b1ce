/** What Node is given to run: the command line, and what runs in a thread or a process of its own. */
export const programScripts = [
  'cli/main.ts',
  'embedded/first-workspace-child.ts',
  'evidence/ingest/child.ts',
  'evidence/seal/layout-thread.ts',
  'evidence/seal/revision-thread.ts',
  'evidence/verify/file-child.ts',
  'evidence/verify/verify-thread.ts',
  'outside/converter/wasm-child.ts',
  '../verifier/src/judge.ts',
];
