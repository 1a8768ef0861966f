import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/* Subsets the two fonts: the characters of five languages, in the weights in use. */

const letters = [
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u00A0',
  '¡§©ª«®°±²³µ·º»¼½¾¿ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖ×ÙÚÛÜßàáâäåæçèéêëìíîïñòóôöùúûüÿŒœ–—‘’‚“”„•…‹›⁄€™−\u2009\u202F',
].join('');

const fonts = [
  {
    source: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
    file: 'fraunces-display.woff2',
    variationAxes: { wght: 390, opsz: 60, SOFT: 0, WONK: 0 },
  },
  {
    source: import.meta.resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
    file: 'public-sans-text.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const { source, file, variationAxes } of fonts) {
  const subset = await subsetFont(await readFile(fileURLToPath(source)), letters, {
    targetFormat: 'woff2',
    variationAxes,
  });
  await writeFile(join(import.meta.dirname, '../src/fonts', file), subset);
  process.stdout.write(`src/fonts/${file}: ${(subset.length / 1000).toFixed(1)} kB\n`);
}
