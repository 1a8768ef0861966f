import ts from 'typescript';

function parsed(source: string): ts.SourceFile {
  return ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
}

/** Adds an import after the last one. */
export function withImport(source: string, line: string): string {
  const last = parsed(source).statements.filter(ts.isImportDeclaration).at(-1);
  const at = last?.getEnd() ?? 0;
  return `${source.slice(0, at)}${at === 0 ? '' : '\n'}${line}${at === 0 ? '\n' : ''}${source.slice(at)}`;
}

function literalOf(expression: ts.Expression | undefined): ts.Expression | undefined {
  return expression !== undefined && (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression))
    ? literalOf(expression.expression)
    : expression;
}

function variableOf(source: string, variable: string): ts.Expression {
  const found = parsed(source)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => ts.isIdentifier(name) && name.text === variable);
  const literal = literalOf(found?.initializer);
  if (literal === undefined) throw new Error(`The source has no variable "${variable}".`);
  return literal;
}

/**
 * Adds a property at the end of the object that a variable holds. The file must be formatted afterwards.
 * @throws Error if the source has no such variable
 */
export function withProperty(source: string, variable: string, property: string): string {
  const object = variableOf(source, variable);
  if (!ts.isObjectLiteralExpression(object)) throw new Error(`"${variable}" is not an object.`);
  return inserted(source, object.properties, object.getEnd() - 1, property);
}

function inserted(source: string, list: ts.NodeArray<ts.Node>, end: number, text: string): string {
  const last = list.at(-1);
  const at = last === undefined ? end : last.getEnd();
  // What follows the last element may start with its comma.
  const rest = source.slice(at).replace(/^\s*,/, '');
  return `${source.slice(0, at)}${last === undefined ? '' : ', '}${text}${rest.startsWith('}') || rest.startsWith(']') ? '' : ','}${rest}`;
}
