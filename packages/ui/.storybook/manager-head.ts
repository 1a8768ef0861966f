import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePalette } from '../src/tokens/parse-palette.ts';

const palette = parsePalette(readFileSync(join(import.meta.dirname, '../src/tokens/colour.css'), 'utf8'));

function face(family: string, file: string, weights: string) {
  return `@font-face{font-family:'${family}';src:url('./faces/${file}') format('woff2');font-weight:${weights};font-display:swap}`;
}

/** The frame around the stories is bundled apart from them: it gets the tokens' values and the faces through its head. */
export function managerHead(head = ''): string {
  return `${head}
<style>
  ${face('Veralune Text', 'public-sans-text.woff2', '400 700')}
  ${face('Veralune Display', 'fraunces-display.woff2', '390')}
  .sidebar-header img { inline-size: 7.5rem; max-block-size: none; }
</style>
<script>globalThis.veralunePalette = ${JSON.stringify(palette)};</script>`;
}
