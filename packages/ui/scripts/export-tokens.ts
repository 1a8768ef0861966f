import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sheetNames, type Sheets } from '../src/tokens/design-tokens/design-tokens.ts';
import { exportedFiles } from '../src/tokens/design-tokens/exported-files.ts';

/* Writes the tokens as design-tokens JSON and as one style sheet into `src/tokens/exported`. */
const folder = join(import.meta.dirname, '../src/tokens');
const names = [...sheetNames, 'preferences'] as const;
const sheets = Object.fromEntries(
  names.map((name) => [name, readFileSync(join(folder, `${name}.css`), 'utf8')]),
) as Sheets;
for (const [name, text] of exportedFiles(sheets)) {
  writeFileSync(join(folder, 'exported', name), text);
  process.stdout.write(`src/tokens/exported/${name}\n`);
}
