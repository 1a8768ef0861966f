import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/parse-redirects.ts', 'src/load-redirects.ts'],
  format: 'esm',
  target: 'es2023',
  dts: true,
  clean: true,
  sourcemap: true,
});
