import ts from 'typescript';
import { nodesOf } from './syntax.ts';

/** What runs text, by whatever way it is reached: a name, a member or a word in quotes. */
const names = new Set(['eval', 'Function', 'GeneratorFunction', 'AsyncFunction', 'execScript']);
const modules = new Set(['vm', 'node:vm', 'repl', 'node:repl']);
const flags = /^(?:--eval|--print|data:(?:text|application)\/(?:java|ecma)script\b)/;
/** They take what is to be run, and run text as well. */
const timers = new Set(['setTimeout', 'setInterval', 'setImmediate']);

/**
 * What makes code of text in a source, or leads to what does. `Function` in quotes is a name of PDF
 * as well, which `isOfPdf` allows for.
 */
export function madeOfText(tree: ts.SourceFile, { isOfPdf = false } = {}): string[] {
  const isNamed = (
    node: ts.Node,
  ): node is ts.Identifier | ts.StringLiteralLike | ts.CallExpression => {
    if (ts.isIdentifier(node)) return names.has(node.text) || isConstructor(node);
    if (ts.isStringLiteralLike(node)) {
      if (isOfPdf && node.text === 'Function') return false;
      return names.has(node.text) || modules.has(node.text) || flags.test(node.text);
    }
    return ts.isCallExpression(node) && runsText(node);
  };
  return nodesOf(tree, isNamed).map((node) => node.getText(tree));
}

/** `(() => {}).constructor` is `Function`. */
function isConstructor(node: ts.Identifier): boolean {
  return node.text === 'constructor' && ts.isPropertyAccessExpression(node.parent);
}

function runsText({ expression, arguments: [first] }: ts.CallExpression): boolean {
  const callee = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  const isTimer = ts.isIdentifier(callee) && timers.has(callee.text);
  const isText =
    first && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first) || isSum(first));
  return isTimer && isText === true;
}

function isSum(node: ts.Expression): boolean {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
}
