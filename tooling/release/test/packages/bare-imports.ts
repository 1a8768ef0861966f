/** The packages that the code of a module or its declarations import: `next` for `next/headers.js`. */
export function bareImports(code: string): string[] {
  const imports = code.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)["']((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]*)?["']/g);
  return [...new Set([...imports].map(([, name = '']) => name))];
}
