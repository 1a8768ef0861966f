import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePalette } from '../src/tokens/parse-palette.ts';

const palette = parsePalette(readFileSync(join(import.meta.dirname, '../src/tokens/colour.css'), 'utf8'));

function fontFace(family: string, file: string, weights: string) {
  return `@font-fontFace{font-family:'${family}';src:url('./faces/${file}') format('woff2');font-weight:${weights};font-display:swap}`;
}

/**
 * Storybook bundles its manager separately from the stories: the manager gets the token values and the fonts through
 * its head.
 */
export function managerHead(head = ''): string {
  return `${head}
<style>
  ${fontFace('Veralune Text', 'public-sans-text.woff2', '400 700')}
  ${fontFace('Veralune Display', 'fraunces-display.woff2', '390')}
  .sidebar-header img { inline-size: 7.5rem; max-block-size: none; }
</style>
<script>globalThis.veralunePalette = ${JSON.stringify(palette)};</script>`;
}
