import type { Content } from '@veralune/api/content/folders';
import { isInMarket } from '@veralune/api/content/markets';
import { languageOf, marketIds, markets, type MarketId } from '@veralune/routing';
import { look, wrong, type Finding } from './finding.ts';

const menuNames = {
  menu: 'the main menu',
  menu_footer: 'the menu of the footer',
  menu_footer_legals: 'the legal menu',
};

/** Menus that are missing or empty. Their links are checked with the content folder. */
export function menuFindings(market: MarketId, { menus }: Pick<Content, 'menus'>): Finding[] {
  const own = menus.get(market);
  const file = `apps/api/content/menus/${market}.yaml`;
  if (own === undefined)
    return [
      wrong('Menus', `${file} is missing: the site has no menus.`, 'Copy the file of another market and change it.'),
    ];
  return (['menu', 'menu_footer', 'menu_footer_legals'] as const)
    .filter((name) => own[name].length === 0)
    .map((name) => wrong('Menus', `${menuNames[name]} in ${file} is empty.`, `Add links to "${name}".`));
}

/** The pages that the law asks for, by their files; null where only a market that sells needs it. */
const legalPages = [
  { key: 'legal-notice', what: 'legal notice', onlyIfSelling: false },
  { key: 'privacy', what: 'privacy policy', onlyIfSelling: false },
  { key: 'cookies', what: 'page about cookies', onlyIfSelling: false },
  { key: 'accessibility', what: 'accessibility statement', onlyIfSelling: false },
  { key: 'conditions', what: 'conditions of sale', onlyIfSelling: true },
  { key: 'withdrawal-terms', what: 'terms of withdrawal', onlyIfSelling: true },
] as const;

/** Legal pages without a text in a language of the market, not shown in it, or without a link in its legal menu. */
export function legalFindings(market: MarketId, content: Content): Finding[] {
  const { sellsOnline, locales } = markets[market];
  const linked = new Set(content.menus.get(market)?.menu_footer_legals.map(({ slug_of: target }) => target));
  return legalPages
    .filter(({ onlyIfSelling }) => sellsOnline || !onlyIfSelling)
    .flatMap(({ key, what }): Finding[] => {
      const page = content.pages.get(key);
      const file = `apps/api/content/pages/${key}.yaml`;
      if (page === undefined || !isInMarket(content, 'pages', key, market))
        return [
          wrong('Legal pages', `The market has no ${what}.`, `Write ${file}, or add the market to its "markets".`),
        ];
      const texts: Readonly<Record<string, unknown>> = page.texts;
      return [
        ...locales
          .filter((locale) => texts[locale] === undefined && texts[languageOf(locale)] === undefined)
          .map((locale) => wrong('Legal pages', `${locale} has no text of the ${what}.`, `Translate it in ${file}.`)),
        ...(linked.has(`pages/${key}`)
          ? []
          : [
              wrong(
                'Legal pages',
                `The legal menu has no link to the ${what}.`,
                `Add "pages/${key}" to "menu_footer_legals" in apps/api/content/menus/${market}.yaml.`,
              ),
            ]),
        ...borrowedText(market, key, what, texts),
      ];
    });
}

/** Texts that name the country of another market, but none that this one serves: their law and company are the other's. */
function borrowedText(
  market: MarketId,
  key: string,
  what: string,
  texts: Readonly<Record<string, unknown>>,
): Finding[] {
  const { locales, servedCountries } = markets[market];
  return locales.flatMap((locale) => {
    const countries = new Intl.DisplayNames(languageOf(locale), { type: 'region' });
    const text = JSON.stringify(texts[locale] ?? texts[languageOf(locale)] ?? '');
    const isNamed = (code: string) => text.includes(countries.of(code) ?? code);
    const other = marketIds.find((id) => id !== market && isNamed(markets[id].country));
    if (other === undefined || servedCountries.some(isNamed)) return [];
    return [
      look(
        'Legal pages',
        `${locale} shows the ${what} of ${markets[other].name}.`,
        `Write that of this market: add "${locale}" to "texts" in apps/api/content/pages/${key}.yaml.`,
      ),
    ];
  });
}

/** Prices that are missing, or that are all those of another market with the same currency. */
export function priceFindings(market: MarketId, { products }: Pick<Content, 'products'>): Finding[] {
  const sizes = [...products].flatMap(([key, { sizes: all }]) => all.map(({ prices }) => ({ key, prices })));
  const sold = sizes.filter(({ prices }) => prices[market] !== undefined);
  if (sold.length === 0)
    return [
      wrong(
        'Prices',
        'No product has a price, so the site shows no products.',
        'Add prices in apps/api/content/products.',
      ),
    ];
  const partly = [...Map.groupBy(sizes, ({ key }) => key)].filter(
    ([, all]) =>
      all.some(({ prices }) => prices[market] !== undefined) && all.some(({ prices }) => prices[market] === undefined),
  );
  const copied = Object.values(markets).find(
    ({ id, currency }) =>
      id !== market &&
      currency === markets[market].currency &&
      sold.length > 1 &&
      sold.every(({ prices }) => prices[id] === prices[market]),
  );
  return [
    ...partly.map(([key]) =>
      look(
        'Prices',
        `Only some sizes of ${key} have a price.`,
        `Add the others in apps/api/content/products/${key}.yaml.`,
      ),
    ),
    ...(copied === undefined
      ? []
      : [look('Prices', `All prices are those of ${copied.name}.`, 'Replace them, or confirm that they are meant.')]),
  ];
}

/** What every market needs a file for. */
export function fileFindings(
  market: MarketId,
  { settings, delivery }: Pick<Content, 'settings' | 'delivery'>,
): Finding[] {
  const isDelivered = [...delivery.values()].some((each) => each.market === market);
  return [
    ...(settings.has(market)
      ? []
      : [
          wrong(
            'Catalogue',
            `apps/api/content/settings/${market}.yaml is missing.`,
            'Copy the file of another market and change it.',
          ),
        ]),
    ...(isDelivered || !markets[market].sellsOnline
      ? []
      : [
          wrong(
            'Catalogue',
            'The market sells online and has no delivery.',
            `Write apps/api/content/delivery/${market}.yaml.`,
          ),
        ]),
  ];
}
