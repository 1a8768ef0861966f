/**
 * Draws the pictures that the fixtures show, as the API does, and puts them beside the fixtures.
 *
 * pnpm --filter @veralune/recorder record
 */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openMedia } from '@veralune/api/media/media-library';
import { contentDir, drawnDir, mediaDir } from './places.ts';
import { picturesOfFixtures } from './pictures.ts';

const library = openMedia({ contentDir, outDir: drawnDir });
const pictures = picturesOfFixtures();

rmSync(mediaDir, { recursive: true, force: true });
for (const [file, { name, width }] of pictures) {
  const picture = library.index.get(name);
  if (!picture) throw new Error(`The catalogue has no picture "${name}".`);
  const to = join(mediaDir, file);
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(await library.file(picture, width, 'webp'), to);
}
process.stdout.write(`${pictures.size} pictures.\n`);
process.exit(0);
