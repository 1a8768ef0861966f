/** `from './a.ts'`, `import './a.ts'` and `import('./a.ts')`, as esbuild and TypeScript print them. */
const relativeImport = /(\b(?:from|import)\s*\(?\s*["'])(\.{1,2}\/[^"']+?)\.tsx?(?=["'])/g;

/** Sources import each other with `.ts` and `.tsx`; the built files are `.js`, also for declarations. */
export function withBuiltExtensions(code: string): string {
  return code.replace(relativeImport, '$1$2.js');
}
