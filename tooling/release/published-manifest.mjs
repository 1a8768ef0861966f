// pnpm loads this file through .pnpmfile.mjs before any package is installed, so it is plain JavaScript.

/** @import { Manifest, Target } from './published-manifest.d.mts' */

/**
 * The entries of a package that are published, and their source files.
 * @param {Manifest} manifest
 * @returns {[subpath: string, source: string][]}
 */
export function publishedEntries({ exports = {}, unpublished = [] }) {
  return Object.entries(exports).filter(([subpath]) => !unpublished.includes(subpath));
}

/**
 * Where an entry is after the build. Scripts get their declarations; style sheets are copied.
 * @param {string} source `./src/a.ts`
 * @returns {Target}
 */
export function builtTarget(source) {
  const built = source.replace(/^\.\/src\//, './dist/');
  if (!/\.tsx?$/.test(built)) return built;
  return { types: built.replace(/\.tsx?$/, '.d.ts'), default: built.replace(/\.tsx?$/, '.js') };
}

/**
 * The manifest for users of a package: `exports` lead to the build instead of the sources, and what only this repository
 * uses is left out.
 * @param {Manifest} manifest
 * @returns {Manifest}
 */
export function publishedManifest(manifest) {
  if (manifest['private'] === true) return manifest;
  const { scripts: _scripts, devDependencies: _devDependencies, unpublished: _unpublished, ...kept } = manifest;
  const exports = Object.fromEntries(
    publishedEntries(manifest).map(([subpath, source]) => [subpath, builtTarget(source)]),
  );
  return { ...kept, exports: { ...exports, './package.json': './package.json' } };
}
