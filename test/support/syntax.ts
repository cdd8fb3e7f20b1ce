import { posix } from 'node:path';
import ts from 'typescript';
import { sources } from './sources.ts';

/** A source as a tree, read when it is asked for. */
const trees = new Map<string, ts.SourceFile>();

export function treeOf(path: string, text: string): ts.SourceFile {
  const known = trees.get(path);
  if (known?.text === text) return known;
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  trees.set(path, tree);
  return tree;
}

/** The nodes of a tree that are meant, within each other too. */
export function nodesOf<N extends ts.Node>(
  from: ts.Node,
  isMeant: (node: ts.Node) => node is N,
): N[] {
  const found: N[] = [];
  const visit = (node: ts.Node) => {
    if (isMeant(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(from);
  return found;
}

/** The source that another one imports from, where it is one of ours beside it. */
export function importedTree(from: string, specifier: string): ts.SourceFile | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(from), specifier);
  const source = sources.find((one) => one.path === path);
  return source && treeOf(path, source.text);
}
