/**
 * Writes the pictures of the fixtures, as the API serves them, to the folder of the fixtures.
 *
 * pnpm --filter @veralune/recorder record
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readValidContent } from '@veralune/api/content/read';
import { pictureOf } from '@veralune/api/media/picture';
import { startMedia } from '@veralune/api/media/start-media';
import { contentDir, dataMediaDir, mediaDir, originalsDir } from './paths.ts';
import { picturesOfFixtures } from './pictures.ts';

const catalogue = new Map(
  [...readValidContent(contentDir).media].flatMap(([key, file]) =>
    file.type === 'document' ? [] : [[key, pictureOf(key, file)] as const],
  ),
);
const { library, close } = await startMedia({
  pictures: () => catalogue,
  documents: () => new Map(),
  originalsDir,
  storage: { kind: 'folder', path: dataMediaDir },
});
const pictures = picturesOfFixtures();

rmSync(mediaDir, { recursive: true, force: true });
for (const [file, { name, width }] of pictures) {
  const picture = catalogue.get(name);
  if (!picture) throw new Error(`The catalogue has no picture "${name}".`);
  const variant = { picture, width, format: 'webp' } as const;
  const to = join(mediaDir, file);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, (await library.stored(variant)) ?? (await library.make(variant, 'interactive')));
}
close();
process.stdout.write(`${pictures.size} pictures.\n`);
