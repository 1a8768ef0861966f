import { writeFileSync } from 'node:fs';
import { locales } from '@veralune/routing';
import { cataloguePath, packageFolder, printCatalogue, readCatalogues, referenceLocale } from './catalogue.ts';
import { generatedFiles } from './generated-files.ts';
import { readSources, usageIn } from './used-ids.ts';

const catalogues = readCatalogues();
const isUsed = usageIn(readSources());
const kept = Object.keys(catalogues[referenceLocale]).filter(isUsed);
for (const locale of locales) {
  const catalogue = Object.fromEntries(kept.map((id) => [id, catalogues[locale][id] ?? '']));
  writeFileSync(packageFolder + cataloguePath(locale), printCatalogue(catalogue));
}
for (const [path, text] of generatedFiles(readCatalogues())) writeFileSync(packageFolder + path, text);
process.stdout.write(`${kept.length} messages kept.\n`);
