import { typographyRulesOf } from '@veralune/i18n/typography';
import { languages, marketOf } from '@veralune/routing';
import { withImport, withProperty } from '../edit/source.ts';
import type { Workspace } from '../edit/workspace.ts';
import { variableOf, type MarketPlan, type PlannedLocale } from './plan.ts';

const folder = 'packages/i18n/messages';

type Messages = Readonly<Record<string, string>>;

function read(workspace: Workspace, name: string): Messages {
  const path = `${folder}/${name}.json`;
  return workspace.has(path) ? (JSON.parse(workspace.read(path)) as Messages) : {};
}

function write(workspace: Workspace, name: string, messages: Messages): void {
  const sorted = Object.entries(messages).sort(([left], [right]) => (left < right ? -1 : 1));
  workspace.write(`${folder}/${name}.json`, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

function countryIn(language: string, country: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}

/** Messages that name the country of the locale to start with: they name the new one instead. */
function renamed(messages: Messages, language: string, from: string, to: string): Messages {
  const [old, now] = [countryIn(language, from), countryIn(language, to)];
  return Object.fromEntries(
    Object.entries(messages)
      .filter(([id, text]) => !/^(?:countries\.|forms\.errors\.)/.test(id) && text.includes(old))
      .map(([id, text]) => [id, text.replaceAll(old, now)]),
  );
}

/**
 * Messages of a locale that differ from those of its language: those of the locale to start with, and those that name its
 * country. @returns the ids of messages that a person must read
 */
export function addDifferences(
  workspace: Workspace,
  { code, language, start }: PlannedLocale,
  fromCountry: string,
  country: string,
): readonly string[] {
  // Quotes and spelling of one country can be mistakes in another: there the message of the language stays.
  const rules = typographyRulesOf(language);
  const ofStart = Object.fromEntries(
    Object.entries(read(workspace, start)).filter(([, text]) => !rules.some(({ wrong }) => wrong.test(text))),
  );
  const differences = {
    ...ofStart,
    ...renamed({ ...read(workspace, language), ...ofStart }, language, fromCountry, country),
  };
  const ids = Object.keys(differences).sort();
  if (ids.length === 0) return ids;
  const name = variableOf(code);
  write(workspace, code, differences);
  workspace.edit('packages/i18n/src/catalogues.ts', (text) =>
    withProperty(
      withImport(text, `import ${name} from '../messages/${code}.json' with { type: 'json' };`),
      'differences',
      `'${code}': ${name}`,
    ),
  );
  return ids;
}

/** The country's name in each language, and the differences of each locale. @returns ids that a person must read */
export function addMessages(workspace: Workspace, { id, country, locales: added }: MarketPlan): readonly string[] {
  for (const language of languages)
    write(workspace, language, { ...read(workspace, language), [`countries.${id}`]: countryIn(language, country) });
  return added.flatMap((locale) => {
    const from = marketOf(locale.start);
    return addDifferences(workspace, locale, from.country, country).map((message) => `${locale.code}: ${message}`);
  });
}
