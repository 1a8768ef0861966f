import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/typography.ts'],
  format: 'esm',
  dts: true,
  clean: true,
  target: 'node20',
});
