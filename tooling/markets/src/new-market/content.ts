import { createTranslator } from '@veralune/i18n';
import { isRouteName, languageOf, locales, marketIds, markets, type Language } from '@veralune/routing';
import type { Workspace } from '../edit/workspace.ts';
import { contentFiles, readContent, writeContent } from './content-file.ts';
import { knownLabels, menusFor, readMenus, type MenuEntry, type Menus } from './menus.ts';
import type { MarketPlan } from './plan.ts';
import { missingRoutes } from './registry.ts';

type ByMarket<Value> = Record<string, Value>;

/** Gives the new market the value of the market that is copied. */
function copied<Value>(values: ByMarket<Value> | undefined, { id, from }: MarketPlan): ByMarket<Value> | undefined {
  const value = values?.[from];
  return value === undefined ? values : { ...values, [id]: value };
}

interface Size {
  readonly prices: ByMarket<number>;
  readonly public_prices?: ByMarket<number>;
  readonly out_of_stock?: readonly string[];
  readonly degressive?: readonly { readonly from: number; readonly prices: ByMarket<number> }[];
}

interface Product {
  readonly sizes: readonly Size[];
}

/** A size with prices for the new market. Special offers are not copied. */
function sizeFor(size: Size, plan: MarketPlan): Size {
  const publicPrice = size.public_prices?.[plan.from];
  const prices = copied(size.prices, plan) ?? {};
  return {
    ...size,
    prices: publicPrice === undefined ? prices : { ...prices, [plan.id]: publicPrice },
    ...(size.out_of_stock?.includes(plan.from) && { out_of_stock: [...size.out_of_stock, plan.id] }),
    ...(size.degressive && {
      degressive: size.degressive.map((step) => ({ ...step, prices: copied(step.prices, plan) ?? {} })),
    }),
  };
}

/** The prices of the market that is copied, to be replaced. @returns the number of products */
function addPrices(workspace: Workspace, plan: MarketPlan): number {
  const sold = contentFiles(workspace, 'products').filter((path) => {
    const product = readContent<Product>(workspace, path);
    if (!product.sizes.some(({ prices }) => prices[plan.from] !== undefined)) return false;
    writeContent(workspace, path, { ...product, sizes: product.sizes.map((size) => sizeFor(size, plan)) });
    return true;
  });
  return sold.length;
}

interface Page {
  readonly markets?: readonly string[];
}

/** Pages that name their markets are also for the new one if they are for the one that is copied. */
function addPages(workspace: Workspace, { id, from, sellsOnline }: MarketPlan): void {
  for (const path of contentFiles(workspace, 'pages')) {
    const page = readContent<Page>(workspace, path);
    if (page.markets?.includes(from) === true && (sellsOnline || !markets[from].sellsOnline))
      writeContent(workspace, path, { ...page, markets: [...page.markets, id] });
  }
}

interface Faq extends Page {
  readonly group?: string;
}

/** Questions that name their markets, except for those about orders where nothing is sold. */
function addFaqs(workspace: Workspace, { id, from, sellsOnline }: MarketPlan): void {
  for (const path of contentFiles(workspace, 'faqs')) {
    const faq = readContent<Faq>(workspace, path);
    const isAboutOrders = ['ordering', 'delivery'].includes(faq.group ?? '');
    if (faq.markets?.includes(from) === true && (sellsOnline || !isAboutOrders))
      writeContent(workspace, path, { ...faq, markets: [...faq.markets, id] });
  }
}

interface Code {
  readonly words: ByMarket<readonly string[]>;
  readonly amounts?: ByMarket<number>;
  readonly minimums?: ByMarket<number>;
}

/** The words of the codes in the languages of the new market. */
function addCodes(workspace: Workspace, plan: MarketPlan): void {
  for (const path of contentFiles(workspace, 'codes')) {
    const code = readContent<Code>(workspace, path);
    const wordOf = (language: Language) => {
      const market = marketIds.find((id) => markets[id].locales.map(languageOf).includes(language) && code.words[id]);
      if (market === undefined) return [];
      return (code.words[market] ?? []).slice(markets[market].locales.map(languageOf).indexOf(language)).slice(0, 1);
    };
    const words = [...new Set(plan.locales.flatMap(({ language }) => wordOf(language)))];
    if (words.length === 0 || code.words[plan.from] === undefined) continue;
    writeContent(workspace, path, {
      ...code,
      words: { ...code.words, [plan.id]: words },
      ...(code.amounts && { amounts: copied(code.amounts, plan) }),
      ...(code.minimums && { minimums: copied(code.minimums, plan) }),
    });
  }
}

interface Delivery {
  readonly id: number;
  readonly methods: readonly { readonly kind: string }[];
}

/** Without pharmacies there are no relay points. */
function addDelivery(workspace: Workspace, { id, from }: MarketPlan): void {
  const all = contentFiles(workspace, 'delivery');
  const model = `delivery/${from}.yaml`;
  const delivery = readContent<Delivery>(workspace, all.includes(model) ? model : (all[0] ?? model));
  const ids = all.map((path) => readContent<Delivery>(workspace, path).id);
  writeContent(workspace, `delivery/${id}.yaml`, {
    ...delivery,
    id: Math.max(...ids) + 1,
    market: id,
    methods: delivery.methods.filter(({ kind }) => kind !== 'relay'),
  });
}

function addSettings(workspace: Workspace, { id, sellsOnline }: MarketPlan): void {
  writeContent(workspace, `settings/${id}.yaml`, {
    point_of_sale: '0',
    newsletter: '0',
    newsletter_pop_in: '1',
    maintenance: '0',
    online_sale: sellsOnline ? '1' : '0',
    discount_banner: '0',
    products_per_page: '12',
  });
}

/** Title of a screen in a language, from the messages. */
export function titleOf(code: string, language: Language): string | undefined {
  const locale = locales.find((each) => languageOf(each) === language);
  return locale === undefined || !isRouteName(code) ? undefined : createTranslator(locale)(`routes.${code}.title`);
}

function addMenus(workspace: Workspace, plan: MarketPlan): void {
  const languages = plan.locales.map(({ language }) => language);
  const menus = readContent<Menus>(workspace, `menus/${plan.from}.yaml`);
  const source = { known: knownLabels(readMenus(workspace, marketIds)), titleOf };
  const missing: readonly string[] = missingRoutes(plan);
  const hidden = new Set(
    contentFiles(workspace, 'pages')
      .filter((path) => readContent<Page>(workspace, path).markets?.includes(plan.id) === false)
      .map((path) => path.replace(/\.yaml$/, '')),
  );
  const isShown = ({ code, slug_of: target = '' }: MenuEntry) => !missing.includes(code) && !hidden.has(target);
  writeContent(workspace, `menus/${plan.id}.yaml`, menusFor(menus, languages, isShown, source));
}

/** The market's part of the catalogue, copied from another market. @returns the number of products with copied prices */
export function addContent(workspace: Workspace, plan: MarketPlan): number {
  addSettings(workspace, plan);
  addPages(workspace, plan);
  addFaqs(workspace, plan);
  addMenus(workspace, plan);
  if (plan.sellsOnline) {
    addDelivery(workspace, plan);
    addCodes(workspace, plan);
  }
  return addPrices(workspace, plan);
}
