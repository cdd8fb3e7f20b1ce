import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * How a file's tests may be called: by its own title, or with those of the groups that it is in
 * before it, as Jest prints them. A title of `test.each` stands as written, with its placeholders.
 */
export function testTitles(path: string): ReadonlySet<string> {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const names = new Set<string>();
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const titled = titledCall(node);
    if (!titled) {
      ts.forEachChild(node, (child) => visit(child, groups));
      return;
    }
    const path = [...groups, titled.title];
    if (titled.isGroup) ts.forEachChild(titled.body, (child) => visit(child, path));
    else for (let from = 0; from < path.length; from += 1) names.add(path.slice(from).join(' '));
  };
  visit(source, []);
  return names;
}

/** `test('…', () => …)`, `test.each(…)('…', () => …)`, `(where ? test : test.skip)('…', () => …)`. */
function titledCall(node: ts.Node) {
  if (!ts.isCallExpression(node)) return undefined;
  const [title, body] = node.arguments;
  if (!title || !ts.isStringLiteralLike(title) || !body) return undefined;
  if (!ts.isArrowFunction(body) && !ts.isFunctionExpression(body)) return undefined;
  const [, called] = /\b(test|describe)\b/.exec(headOf(node.expression)) ?? [];
  return called === undefined
    ? undefined
    : { title: title.text, body, isGroup: called === 'describe' };
}

/** What is called, without the table of an `each`. */
function headOf(expression: ts.Expression): string {
  if (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression)) {
    return headOf(expression.expression);
  }
  if (ts.isTaggedTemplateExpression(expression)) return headOf(expression.tag);
  if (ts.isParenthesizedExpression(expression)) return headOf(expression.expression);
  if (ts.isConditionalExpression(expression)) return headOf(expression.whenTrue);
  return ts.isIdentifier(expression) ? expression.text : '';
}
