/**
 * Draws the originals of the pictures of the catalogue.
 *
 * node tooling/packshots/src/main.ts            draws missing and outdated pictures
 * node tooling/packshots/src/main.ts --check    lists them without drawing
 * node tooling/packshots/src/main.ts <names…>   draws these pictures: packs/florelune-lactase-fr
 */
import { parseArgs } from 'node:util';
import { drawOriginals } from './draw-originals.ts';
import { contentDir, originalsDir } from './folders.ts';
import { openOriginals, type Originals } from './open-originals.ts';

function print(text: string): boolean {
  return process.stdout.write(`${text}\n`);
}

function check({ stale, unneeded, pictures }: Originals): void {
  for (const [name, reason] of stale) print(`${name} ${reason}`);
  for (const name of unneeded) print(`${name} is no longer needed`);
  const count = stale.size + unneeded.length;
  if (count === 0) print(`${String(pictures.length)} pictures are up to date.`);
  else process.exitCode = 1;
}

async function draw(originals: Originals, chosen: readonly string[]): Promise<void> {
  const known = new Set(originals.pictures.map(({ name }) => name));
  const unknown = chosen.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`The catalogue has no picture ${unknown.join(', ')}.`);
  const names = new Set(chosen.length > 0 ? chosen : originals.stale.keys());
  const start = performance.now();
  await drawOriginals(originals, names, (done) => {
    if (done % 20 === 0) print(`${String(done)} drawn`);
  });
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  print(`${String(names.size)} pictures drawn, ${String(originals.unneeded.length)} removed, in ${seconds} s.`);
}

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const originals = openOriginals(contentDir, originalsDir);
if (values.check) check(originals);
else await draw(originals, positionals);
