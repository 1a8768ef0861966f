import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles, startedFiles } from './generated-files.ts';
import { root } from './root.ts';

const started = [...startedFiles()].filter(([path]) => !existsSync(join(root, path)));
const files = [...(await generatedFiles()), ...started];
for (const [path, text] of files) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
process.stdout.write(`${files.length} files were written.\n`);
