import { messagesOf, printProblem, type MessageFiles, type Problem } from '@veralune/i18n/check';
import { languageOf, marketIds, markets, type MarketId } from '@veralune/routing';
import { look, wrong, type Finding } from './finding.ts';

/** The files of messages that a market shows. */
function filesOf(market: MarketId): ReadonlySet<string> {
  return new Set(
    markets[market].locales.flatMap((locale) => [locale, languageOf(locale)]).map((name) => `messages/${name}.json`),
  );
}

/** Mistakes in the messages of a market, as `packages/i18n/scripts/check.ts` finds them. */
export function wordProblems(market: MarketId, problems: readonly Problem[]): Finding[] {
  const files = filesOf(market);
  return problems
    .filter(({ file }) => files.has(file))
    .map((problem) =>
      wrong('Words', `packages/i18n/${printProblem({ ...problem, remedy: '' }).trim()}`, problem.remedy),
    );
}

/** Messages that name countries by design. */
const aboutCountries = /^(?:countries\.|forms\.errors\.)/;

/** Messages that name a country of another market, often because they were copied from it. */
export function foreignCountries(market: MarketId, messages: MessageFiles): Finding[] {
  const { locales, servedCountries } = markets[market];
  const foreign = marketIds
    .flatMap((id) => markets[id].servedCountries)
    .filter((code) => !servedCountries.includes(code));
  return locales.flatMap((locale) => {
    const names = new Intl.DisplayNames(languageOf(locale), { type: 'region' });
    const countries = foreign.map((code) => names.of(code) ?? code);
    return Object.entries(messagesOf(messages, locale)).flatMap(([id, text]) => {
      const named = aboutCountries.test(id)
        ? undefined
        : countries.find((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text));
      if (named === undefined) return [];
      return [
        look(
          'Words',
          `"${id}" in ${locale} says ${named}: ${text}`,
          `If this is not about ${named}, write the words of this market into packages/i18n/messages/${locale}.json.`,
        ),
      ];
    });
  });
}
