import { join } from 'node:path';
import ts from 'typescript';
import { configOf, describeDiagnostics } from './config-of.ts';
import { withBuiltExtensions } from './relative-extensions.ts';

/**
 * Writes the declarations of source files to `dist/`. TypeScript leaves `.ts` in their imports.
 * @param folder of the package
 * @param files absolute paths below `src/`
 * @throws with the compiler's messages if a type cannot be written down
 */
export function emitDeclarations(folder: string, files: readonly string[]): void {
  const { options, fileNames } = configOf(folder);
  const program = ts.createProgram({
    // Ambient declarations, for example of style sheets.
    rootNames: [...files, ...fileNames.filter((name) => name.endsWith('.d.ts'))],
    options: {
      ...options,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      incremental: false,
      rootDir: join(folder, 'src'),
      outDir: join(folder, 'dist'),
    },
  });
  const problems = files.flatMap((file) => {
    const write: ts.WriteFileCallback = (path, text) => ts.sys.writeFile(path, withBuiltExtensions(text));
    return program.emit(program.getSourceFile(file), write).diagnostics;
  });
  if (problems.length > 0) throw new Error(describeDiagnostics(problems));
}
