import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePalette } from '../src/tokens/parse-palette.ts';

const manifest: { readonly version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
);
const palette = parsePalette(readFileSync(join(import.meta.dirname, '../src/tokens/colour.css'), 'utf8'));

function fontFace(family: string, file: string, weights: string) {
  return `@font-face{font-family:'${family}';src:url('./faces/${file}') format('woff2');font-weight:${weights};font-display:swap}`;
}

/**
 * Storybook bundles its manager separately from the stories: the manager gets the token values and the fonts through
 * its head. The version of the package is below the logo.
 */
export function managerHead(head = ''): string {
  return `${head}
<style>
  ${fontFace('Veralune Text', 'public-sans-text.woff2', '400 700')}
  ${fontFace('Veralune Display', 'fraunces-display.woff2', '390')}
  .sidebar-header::after { content: 'Version ${manifest.version}'; font-size: 0.75rem; }
  .sidebar-header img { inline-size: 7.5rem; max-block-size: none; }
</style>
<script>globalThis.veralunePalette = ${JSON.stringify(palette)};</script>`;
}
