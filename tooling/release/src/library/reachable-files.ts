import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * The source files that entries need: themselves and everything that they import by relative paths, style sheets and fonts
 * included. Stories, tests and examples are not among them.
 * @param entries absolute paths
 * @throws if an imported file does not exist
 */
export function reachableFiles(entries: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    if (!existsSync(file)) throw new Error(`${file} is imported but does not exist.`);
    found.add(file);
    const from = dirname(file);
    waiting.push(...relativeImports(file).map((path) => join(from, path)));
  }
  return [...found].sort();
}

const cssReference = /(?:@import\s+|url\(\s*|\bfrom\s+)["'](\.{1,2}\/[^"']+)["']/g;

function relativeImports(file: string): string[] {
  if (file.endsWith('.css')) {
    return [...readFileSync(file, 'utf8').matchAll(cssReference)].map(([, path = '']) => path);
  }
  if (!/\.tsx?$/.test(file)) return [];
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
}
