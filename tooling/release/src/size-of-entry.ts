import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';

/**
 * The size of an entry with everything of its own package that it can load: minified scripts and style sheets, gzip.
 * Other packages and fonts do not count.
 * @param file built file of the entry
 * @returns bytes
 */
export async function sizeOfEntry(file: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    target: 'esnext',
    minify: true,
    // Everything that is not a relative path.
    packages: 'external',
    external: ['*.woff2'],
    logLevel: 'silent',
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}
