import { writeFileSync } from 'node:fs';
import { filesOf, messagesPath, packageFolder, printCatalogue, readMessages, referenceLanguage } from './catalogue.ts';
import { generatedFiles } from './generated-files.ts';
import { readSources, usageIn } from './used-ids.ts';

const messages = readMessages();
const isUsed = usageIn(readSources());
for (const [name, catalogue] of filesOf(messages)) {
  const kept = Object.fromEntries(Object.entries(catalogue).filter(([id]) => isUsed(id)));
  writeFileSync(packageFolder + messagesPath(name), printCatalogue(kept));
}
const pruned = readMessages();
for (const [path, text] of generatedFiles(pruned)) writeFileSync(packageFolder + path, text);
process.stdout.write(`${Object.keys(pruned.languages[referenceLanguage]).length} messages kept.\n`);
