import ts from 'typescript';

/** What an entry exports, for its documentation. */
export interface ApiExport {
  readonly name: string;
  /** `formatPrice(amount: number, locale: Locale): string`, `type Locale`, `markets` */
  readonly signature: string;
  /** The text of its docstring; empty without one. */
  readonly text: string;
  /** Parameters, result and errors of its docstring: `['amount', 'in euros']` */
  readonly tags: readonly (readonly [label: string, text: string])[];
}

/** @param file absolute path of an entry in a program */
export function exportsOfEntry(program: ts.Program, file: string): ApiExport[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) return [];
  return checker
    .getExportsOfModule(module)
    .map((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      return {
        name: exported.name,
        signature: signatureOf(checker, symbol, exported.name),
        text: oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
        tags: symbol.getJsDocTags(checker).flatMap(describeTag),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function signatureOf(checker: ts.TypeChecker, symbol: ts.Symbol, name: string): string {
  const declaration = symbol.declarations?.[0];
  if (declaration === undefined) return name;
  if (symbol.flags & ts.SymbolFlags.Class) return `class ${name}`;
  if (symbol.flags & ts.SymbolFlags.Type && !(symbol.flags & ts.SymbolFlags.Value)) return `type ${name}`;
  const [call] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (call === undefined || !(symbol.flags & ts.SymbolFlags.Function)) return name;
  const parameters = call.parameters.map((parameter) => describeParameter(checker, parameter));
  const result = call.declaration?.type?.getText() ?? checker.typeToString(call.getReturnType());
  return oneLine(`${name}(${parameters.join(', ')}): ${result}`);
}

function describeParameter(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const declaration = symbol.valueDeclaration;
  if (declaration === undefined || !ts.isParameter(declaration)) return symbol.name;
  const name = ts.isIdentifier(declaration.name) ? declaration.name.text : 'props';
  const isOptional = declaration.questionToken !== undefined || declaration.initializer !== undefined;
  const type = declaration.type?.getText() ?? checker.typeToString(checker.getTypeOfSymbol(symbol));
  return `${declaration.dotDotDotToken ? '...' : ''}${name}${isOptional ? '?' : ''}: ${type}`;
}

function describeTag({ name, text = [] }: ts.JSDocTagInfo): [string, string][] {
  const described = oneLine(ts.displayPartsToString(text));
  if (described === '') return [];
  if (name === 'param') {
    const [, parameter = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(described) ?? [];
    return rest === '' ? [] : [[`\`${parameter}\``, rest]];
  }
  const label = { returns: 'Returns', throws: 'Throws' }[name];
  return label === undefined ? [] : [[label, described]];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
