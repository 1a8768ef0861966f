import { writeFileSync } from 'node:fs';
import { packageFolder, readMessages } from './catalogue.ts';
import { generatedFiles } from './generated-files.ts';

const files = generatedFiles(readMessages());
for (const [path, text] of files) writeFileSync(`${packageFolder}${path}`, text);
process.stdout.write(`${files.size} files written.\n`);
