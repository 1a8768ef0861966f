import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toPng, type Raster } from './raster.ts';

/** Playwright empties this folder before each run; Git ignores it. */
const folder = join(import.meta.dirname, '../test-results/pictures');

interface Sides {
  readonly accepted: Raster | undefined;
  readonly fresh: Raster;
  readonly difference: Raster | undefined;
}

/** Writes both pictures and their difference, and a page that shows all pictures that differ. @returns the URL of the page */
export async function showDifference(name: string, sides: Sides): Promise<string> {
  mkdirSync(join(folder, name), { recursive: true });
  for (const [side, raster] of Object.entries(sides) as [keyof Sides, Raster | undefined][]) {
    if (raster) writeFileSync(join(folder, name, `${side}.png`), await toPng(raster));
  }
  const page = join(folder, 'index.html');
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map((each) => each.name);
  writeFileSync(page, pageOf(names));
  return pathToFileURL(page).href;
}

const captions: Readonly<Record<keyof Sides, string>> = {
  accepted: 'Accepted',
  fresh: 'Now',
  difference: 'Difference',
};

/** The page that shows accepted picture, new picture and difference side by side. */
function pageOf(names: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures that differ</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; }
  section { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; margin-block-end: 3rem; }
  h2 { grid-column: 1 / -1; margin: 0; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid #999; }
</style>
<h1>Pictures that differ: ${names.length}</h1>
${names.toSorted().map(sectionOf).join('\n')}
</html>
`;
}

function sectionOf(name: string): string {
  return `<section>
  <h2>${name}</h2>
  ${Object.entries(captions)
    .map(([side, caption]) => figureOf(`${name}/${side}.png`, caption))
    .join('\n  ')}
</section>`;
}

function figureOf(file: string, caption: string): string {
  return `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="None"></a></figure>`;
}
