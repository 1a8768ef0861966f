import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Formats the compiler's messages. */
export function describeDiagnostics(diagnostics: readonly ts.Diagnostic[]): string {
  return ts.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
    getNewLine: () => '\n',
  });
}

/** The compiler options and files of a package's `tsconfig.json`. @throws if it cannot be read */
export function configOf(folder: string): ts.ParsedCommandLine {
  const path = join(folder, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(path, (name) => ts.sys.readFile(name));
  if (error) throw new Error(describeDiagnostics([error]));
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(path));
}
