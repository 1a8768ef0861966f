import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';
import { expect, it } from 'vitest';

/** 4 KB. */
const maxBytes = 4_096;

it(`the main entry is smaller than ${maxBytes} bytes with gzip and has no imports`, { timeout: 30_000 }, async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'redirects-'));
  const entry = fileURLToPath(new URL('../src/index.ts', import.meta.url));
  await build({
    entry: [entry],
    outDir,
    format: 'esm',
    target: 'es2023',
    minify: true,
    silent: true,
    config: false,
    tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
  });
  const code = readFileSync(join(outDir, 'index.js'));
  expect(code.toString()).not.toMatch(/\bfrom"|\bimport\b/);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(maxBytes);
});
