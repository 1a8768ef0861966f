import ts from 'typescript';

/** What Next reads from a page, in the order in which the files name it. */
const exportsOfPages = ['default', 'generateMetadata', 'generateStaticParams'];

/**
 * The page file of an app, which exports what the screen exports.
 * @param source of the screen's `page.tsx` in packages/site
 */
export function pageFile(screen: string, source: string): string {
  const exported = exportedNames(source);
  const names = exportsOfPages.filter((name) => exported.has(name));
  const line = `export { ${names.join(', ')} } from '@veralune/site/screens/${screen}';\n`;
  // Next does not read the options of a route from another file. Without static parameters, each request renders the page.
  return exported.has('generateStaticParams') ? line : `${line}\nexport const dynamic = 'force-dynamic';\n`;
}

function exportedNames(source: string): ReadonlySet<string> {
  const { statements } = ts.createSourceFile('page.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return new Set(statements.flatMap(namesOf));
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return ['default'];
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    return exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : [];
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
}
