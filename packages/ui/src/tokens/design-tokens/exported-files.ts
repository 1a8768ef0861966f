import { designTokens, tokenSheet, type Sheets } from './design-tokens.ts';

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The generated files of `src/tokens/exported`, by name. */
export function exportedFiles(sheets: Sheets): ReadonlyMap<string, string> {
  const { tokens, moreContrast } = designTokens(sheets);
  return new Map([
    ['veralune.tokens.json', json(tokens)],
    ['more-contrast.tokens.json', json(moreContrast)],
    ['tokens.css', tokenSheet(sheets)],
  ]);
}
