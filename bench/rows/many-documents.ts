import type { Bench, Workspace } from '../bench.ts';
import { seedDocuments, settle } from '../seed.ts';

/** As many as the small workspace of the analytics row has on the same days. */
export const perDay = 500;

const made = new WeakMap<Bench, Promise<Workspace>>();

/** The workspace with a million documents, made once for all rows that need it. */
export function manyDocuments(bench: Bench): Promise<Workspace> {
  const known = made.get(bench) ?? make(bench);
  made.set(bench, known);
  return known;
}

async function make(bench: Bench): Promise<Workspace> {
  const workspace = await bench.addWorkspace();
  await seedDocuments(bench, workspace, { count: 1_000_000, perDay });
  await settle(bench);
  return workspace;
}
