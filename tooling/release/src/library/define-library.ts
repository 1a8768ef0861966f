import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { publishedEntries, type Manifest } from '../../published-manifest.mjs';
import { emitDeclarations } from './emit-declarations.ts';
import { reachableFiles } from './reachable-files.ts';
import { withBuiltExtensions } from './relative-extensions.ts';

export interface LibraryOptions {
  /** Files of other packages that this one includes: path below `dist/` → path relative to the package. */
  readonly copies?: Readonly<Record<string, string>>;
  /** Paths in the code that differ in the build, because of `copies`. */
  readonly paths?: Readonly<Record<string, string>>;
}

/**
 * The build of a published package: one ES module with declarations for each source file that its published entries need.
 * So `'use client'` and style sheets stay where they are, and bundlers leave out what is not used.
 * @param folder `import.meta.dirname` of the package's `tsup.config.ts`
 */
export function defineLibrary(folder: string, { copies = {}, paths = {} }: LibraryOptions = {}) {
  const source = join(folder, 'src/');
  const built = join(folder, 'dist');
  const files = reachableFiles(entriesOf(folder)).filter((file) => file.startsWith(source));
  const modules = files.filter((file) => /\.tsx?$/.test(file));
  const assets = files.filter((file) => !modules.includes(file));
  return defineConfig({
    entry: Object.fromEntries(modules.map((file) => [file.slice(source.length).replace(/\.tsx?$/, ''), file])),
    format: 'esm',
    // Sources use the syntax of ES2023 and import attributes, which Node and bundlers read without transpiling.
    target: 'esnext',
    bundle: false,
    clean: true,
    sourcemap: true,
    silent: true,
    plugins: [
      {
        name: 'veralune-paths',
        renderChunk: (code, { type }) => {
          if (type !== 'chunk') return null;
          const moved = Object.entries(paths).reduce((text, [from, to]) => text.replaceAll(from, to), code);
          return { code: withBuiltExtensions(moved) };
        },
      },
    ],
    onSuccess: () => {
      for (const asset of assets) cpSync(asset, join(built, asset.slice(source.length)));
      for (const [to, from] of Object.entries(copies)) cpSync(join(folder, from), join(built, to));
      emitDeclarations(folder, modules);
      return Promise.resolve();
    },
  });
}

function entriesOf(folder: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return publishedEntries(manifest).map(([, path]) => join(folder, path));
}
