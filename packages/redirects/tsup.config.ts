import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/parse-redirects.ts',
    'src/check/index.ts',
    'src/cli/main.ts',
    'src/cli/load-redirects.ts',
  ],
  format: 'esm',
  target: 'es2023',
  dts: true,
  clean: true,
  sourcemap: true,
});
