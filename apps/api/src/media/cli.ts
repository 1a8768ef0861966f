import { readConfig } from '../config.ts';
import { readValidContent } from '../content/read.ts';
import { reportFailure } from '../report-failure.ts';
import { documentOf } from './document.ts';
import { makeMissingVariants, type Progress } from './make-missing-variants.ts';
import { pictureOf } from './picture.ts';
import { startMedia } from './start-media.ts';

/** Updates one line in a terminal; prints ten lines in total elsewhere. */
function showProgress({ done, total }: Progress): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${String(done)} of ${String(total)} variants made`);
  else if (done === total || done % Math.ceil(total / 10) === 0)
    process.stdout.write(`${String(done)} of ${String(total)} variants made\n`);
}

/** Stores the originals of the content folder and makes all missing variants. */
async function run(): Promise<void> {
  const { contentDir, originalsDir, mediaStorage: storage } = readConfig(process.env);
  const files = [...readValidContent(contentDir).media];
  const pictures = new Map(
    files.flatMap(([key, file]) => (file.type === 'document' ? [] : [[key, pictureOf(key, file)] as const])),
  );
  const documents = new Map(
    files.flatMap(([key, file]) => (file.type === 'document' ? [[key, documentOf(key, file)] as const] : [])),
  );
  const media = await startMedia({
    pictures: () => pictures,
    documents: () => documents,
    originalsDir,
    storage,
  });
  const start = performance.now();
  const made = await makeMissingVariants(media.library, pictures, showProgress);
  media.close();
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  if (process.stdout.isTTY && made > 0) process.stdout.write('\n');
  process.stdout.write(`${String(pictures.size)} pictures, ${String(made)} variants made in ${seconds} s.\n`);
}

run().catch(reportFailure);
