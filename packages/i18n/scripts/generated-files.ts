import { locales } from '@veralune/routing';
import { cataloguePath, printCatalogue, referenceLocale, type Catalogue, type Catalogues } from './catalogue.ts';
import { argumentsOf, printArguments } from './message-arguments.ts';

const banner = '// Made from messages/*.json by `node scripts/generate.ts`. Edit the JSON, then run it again.\n';

/** Every file that `messages/*.json` determines: its path in the package and its text. */
export function generatedFiles(catalogues: Catalogues): ReadonlyMap<string, string> {
  return new Map([
    ['src/generated/message-arguments.ts', printTypes(catalogues[referenceLocale])],
    ['src/generated/catalogues.ts', printIndex()],
    ...locales.map((locale) => [`src/generated/${locale}.ts`, printModule(catalogues[locale])] as const),
    ...locales.map((locale) => [cataloguePath(locale), printCatalogue(catalogues[locale])] as const),
  ]);
}

function printTypes(reference: Catalogue): string {
  const lines = ids(reference).map((id) => `  '${id}': ${printArguments(argumentsOf(reference[id] ?? ''))};\n`);
  return [
    banner,
    '\n/** The values that each message takes; `null` where it takes none. */\n',
    'export interface MessageArguments {\n',
    ...lines,
    '}\n\nexport type MessageId = keyof MessageArguments;\n\n',
    'export type Catalogue = Readonly<Record<MessageId, string>>;\n',
  ].join('');
}

// Modules rather than JSON imports: Node, Vitest and Turbopack each want those written differently.
function printModule(catalogue: Catalogue): string {
  const lines = ids(catalogue).map((id) => `  '${id}':\n    ${quote(catalogue[id] ?? '')},\n`);
  return [
    banner,
    "import type { Catalogue } from './message-arguments.ts';\n\n",
    'export const catalogue: Catalogue = {\n',
    ...lines,
    '};\n',
  ].join('');
}

function printIndex(): string {
  const name = (locale: string): string => locale.replace(/-(.)/, (_, letter: string) => letter.toUpperCase());
  return [
    banner,
    "import type { Locale } from '@veralune/routing';\n",
    ...[...locales].sort().map((locale) => `import { catalogue as ${name(locale)} } from './${locale}.ts';\n`),
    "import type { Catalogue } from './message-arguments.ts';\n\n",
    'export const catalogues: Readonly<Record<Locale, Catalogue>> = {\n',
    ...locales.map((locale) => `  '${locale}': ${name(locale)},\n`),
    '};\n',
  ].join('');
}

const ids = (catalogue: Catalogue): string[] => Object.keys(catalogue).sort();

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
