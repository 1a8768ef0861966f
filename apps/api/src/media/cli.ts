import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { reportFailure } from '../report-failure.ts';
import type { Progress } from './media-library.ts';
import { renderMedia } from './render-media.ts';

/** One line that counts up in a terminal; every tenth part in a log. */
const show = ({ done, total }: Progress): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r${String(done)} of ${String(total)} pictures drawn`);
  else if (done === total || done % Math.ceil(total / 10) === 0)
    process.stdout.write(`${String(done)} of ${String(total)} pictures drawn\n`);
};

const run = async (): Promise<void> => {
  const { contentDir, dataDir } = readConfig(process.env);
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const outDir = values.out === undefined ? join(dataDir, 'media') : resolve(values.out);
  const start = performance.now();
  const { pictures, drawn } = await renderMedia({ contentDir, outDir, onProgress: show });
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  if (process.stdout.isTTY && drawn > 0) process.stdout.write('\n');
  process.stdout.write(`${String(pictures)} pictures, ${String(drawn)} of them new, in ${seconds} s: ${outDir}\n`);
};

run().catch(reportFailure);
