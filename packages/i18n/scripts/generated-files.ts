import {
  filesOf,
  messagesPath,
  printCatalogue,
  referenceLanguage,
  type Catalogue,
  type MessageFiles,
} from './catalogue.ts';
import { argumentsOf, printArguments } from './message-arguments.ts';

const banner = '// Made from messages/*.json by `node scripts/generate.ts`. Edit the JSON, then run it again.\n';

/** All files that are generated from `messages/*.json`: path in the package → text. */
export function generatedFiles(messages: MessageFiles): ReadonlyMap<string, string> {
  return new Map([
    ['src/generated/message-arguments.ts', printTypes(messages.languages[referenceLanguage])],
    ...filesOf(messages).map(([name, catalogue]) => [messagesPath(name), printCatalogue(catalogue)] as const),
  ]);
}

function printTypes(reference: Catalogue): string {
  const lines = Object.keys(reference)
    .sort()
    .map((id) => `  '${id}': ${printArguments(argumentsOf(reference[id] ?? ''))};\n`);
  return [
    banner,
    '\n/** The values that each message takes; `null` where it takes none. */\n',
    'export interface MessageArguments {\n',
    ...lines,
    '}\n\nexport type MessageId = keyof MessageArguments;\n\n',
    'export type Catalogue = Readonly<Record<MessageId, string>>;\n',
  ].join('');
}
