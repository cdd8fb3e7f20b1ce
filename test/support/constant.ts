import ts from 'typescript';
import { importedTree, nodesOf } from './syntax.ts';

/** Of lists and texts that are constants: they give what is one as well. */
const listMethods = new Set(
  'map flatMap filter join concat slice toSorted toLowerCase replaceAll'.split(' '),
);
const listsOf = new Set(['keys', 'values', 'entries']);

/** Whether an expression is made of nothing but what stands in the sources. */
export function isConstant(node: ts.Node | undefined, depth = 0): boolean {
  if (!node || depth > 40) return false;
  const is = (one: ts.Node | undefined) => isConstant(one, depth + 1);
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return true;
  if (ts.isRegularExpressionLiteral(node) || ts.isOmittedExpression(node)) return true;
  if (ts.isTemplateExpression(node)) return node.templateSpans.every((span) => is(span.expression));
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(is);
  if (ts.isObjectLiteralExpression(node)) return node.properties.every(is);
  if (ts.isPropertyAssignment(node)) return is(node.initializer);
  if (ts.isShorthandPropertyAssignment(node)) return is(node.name);
  if (ts.isBinaryExpression(node)) return is(node.left) && is(node.right);
  if (ts.isConditionalExpression(node)) return is(node.whenTrue) && is(node.whenFalse);
  if (ts.isArrowFunction(node)) return is(node.body);
  if (ts.isNewExpression(node)) return isSet(node) && (node.arguments ?? []).every(is);
  if (ts.isCallExpression(node)) return isListCall(node, is) || isOwnCall(node, is);
  if (ts.isIdentifier(node)) return isNamed(node, depth);
  const within = wrapped(node);
  return within !== undefined && is(within);
}

/** What says nothing more than the expression in it, and a member of it. */
function wrapped(node: ts.Node): ts.Expression | undefined {
  const isWrapping =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isSpreadElement(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node);
  return isWrapping ? node.expression : undefined;
}

function isSet({ expression }: ts.NewExpression): boolean {
  return ts.isIdentifier(expression) && expression.text === 'Set';
}

function isListCall(call: ts.CallExpression, is: (node: ts.Node) => boolean): boolean {
  const { expression } = call;
  if (!ts.isPropertyAccessExpression(expression) || !call.arguments.every(is)) return false;
  const [of, method] = [expression.expression, expression.name.text];
  const isObject = ts.isIdentifier(of) && of.text === 'Object';
  return isObject ? listsOf.has(method) : listMethods.has(method) && is(of);
}

/** Of a function of the same source that returns one, given constants alone. */
function isOwnCall(call: ts.CallExpression, is: (node: ts.Node) => boolean): boolean {
  const own = functionOf(call);
  const returned = own?.body?.statements ?? [];
  const isMade = returned.every((one) =>
    ts.isReturnStatement(one) ? is(one.expression ?? one) : ts.isVariableStatement(one),
  );
  return own !== undefined && isMade && call.arguments.every(is);
}

function functionOf(call: ts.CallExpression): ts.FunctionDeclaration | undefined {
  const { expression } = call;
  return call
    .getSourceFile()
    .statements.filter(ts.isFunctionDeclaration)
    .find(({ name }) => ts.isIdentifier(expression) && name?.text === expression.text);
}

/** Likewise its parameters, where nothing else calls it. */
function isGivenAlways(own: ts.FunctionDeclaration, depth: number): boolean {
  const isExported = own.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const calls = nodesOf(own.getSourceFile(), ts.isCallExpression);
  const given = calls.filter((call) => functionOf(call) === own).flatMap((call) => call.arguments);
  return isExported !== true && given.every((one) => isConstant(one, depth + 1));
}

/** A `const` that is one, here or where it is imported from, or what a function of a list is given. */
function isNamed(name: ts.Identifier, depth: number): boolean {
  for (let scope: ts.Node = name.parent; ; scope = scope.parent) {
    if (ts.isFunctionLike(scope)) {
      const isOwn = scope.parameters.some((one) => bindsName(one.name, name.text));
      if (isOwn && ts.isFunctionDeclaration(scope)) return isGivenAlways(scope, depth);
      if (isOwn) return isGivenByList(scope, depth);
    }
    if (!ts.isSourceFile(scope) && !ts.isBlock(scope)) continue;
    const found = scope.statements.flatMap((one) => declaredIn(one, name.text, depth));
    if (found.length > 0 || ts.isSourceFile(scope)) return found.length > 0 && found.every(Boolean);
  }
}

/** An arrow function as the argument of a list’s method, of which the list was looked at. */
function isGivenByList(scope: ts.Node, depth: number): boolean {
  const call = scope.parent;
  if (!ts.isArrowFunction(scope) || !ts.isCallExpression(call)) return false;
  const { expression } = call;
  return (
    ts.isPropertyAccessExpression(expression) &&
    listMethods.has(expression.name.text) &&
    isConstant(expression.expression, depth + 1)
  );
}

function bindsName(binding: ts.BindingName, name: string): boolean {
  if (ts.isIdentifier(binding)) return binding.text === name;
  return binding.elements.some((one) => ts.isBindingElement(one) && bindsName(one.name, name));
}

/** For each declaration of a name in a statement, whether it is a constant. */
function declaredIn(statement: ts.Statement, name: string, depth: number): boolean[] {
  if (ts.isVariableStatement(statement)) {
    const { flags, declarations } = statement.declarationList;
    return declarations
      .filter((one) => bindsName(one.name, name))
      .map((one) => (flags & ts.NodeFlags.Const) !== 0 && isConstant(one.initializer, depth + 1));
  }
  if (!ts.isImportDeclaration(statement)) return [];
  const bindings = statement.importClause?.namedBindings;
  const imported = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  const found = imported.find((one) => one.name.text === name);
  if (!found || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
  const tree = importedTree(statement.getSourceFile().fileName, statement.moduleSpecifier.text);
  const theirs = (found.propertyName ?? found.name).text;
  const declared = tree?.statements.flatMap((one) => declaredIn(one, theirs, depth + 1)) ?? [];
  return [declared.length > 0 && declared.every(Boolean)];
}
