import { confirm, input, select } from '@inquirer/prompts';
import { marketIds, markets } from '@veralune/routing';
import type { MarketInput } from './plan.ts';

/** What the command line gives; the rest is asked, or has the value of the market that is copied. */
export type Given = Partial<MarketInput>;

/** Values that need no question. */
function defaults(given: Given): Omit<MarketInput, 'id' | 'place'> {
  const from = marketIds.find((id) => id === given.from) ?? 'be';
  return {
    from,
    locales: given.locales ?? [`${markets[from].locales[0].slice(0, 2)}-${given.id ?? ''}`],
    currency: given.currency ?? 'EUR',
    vat: given.vat ?? 20,
    sellsOnline: given.sellsOnline ?? true,
    mobile: given.mobile ?? '06 12 34 56 78',
    ...(given.flag !== undefined && { flag: given.flag }),
  };
}

/**
 * The new market from flags alone.
 * @throws Error that names the missing flags
 */
export function fromFlags(given: Given): MarketInput {
  const missing = (['id', 'place'] as const).filter((name) => given[name] === undefined);
  if (missing.length > 0)
    throw new Error(`Give ${missing.map((name) => (name === 'id' ? 'the country' : '--place')).join(' and ')}.`);
  return { ...defaults(given), id: String(given.id), place: String(given.place) };
}

/** Asks for what the flags do not say. */
export async function askFor(given: Given): Promise<MarketInput> {
  const id = given.id ?? (await input({ message: 'Country (ISO 3166-1, two letters)' })).toLowerCase();
  const from =
    given.from ??
    (await select({
      message: 'Copy menus, prices and routes of',
      choices: marketIds.map((each) => ({ value: each, name: markets[each].name })),
    }));
  const start = defaults({ ...given, id, from });
  const flag =
    given.flag ??
    (await input({
      message: 'Stripes of the flag, for example across #1f4fa3 #fffefb #d8323c; nothing for another form',
    }));
  const codes =
    given.locales ??
    (await input({ message: 'Locales, the default one first', default: start.locales.join(', ') })).split(/[, ]+/);
  return {
    id,
    from,
    locales: codes,
    currency:
      given.currency ??
      (await select({ message: 'Currency', choices: [{ value: 'EUR' as const }, { value: 'CHF' as const }] })),
    vat: given.vat ?? (await input({ message: 'VAT of food supplements, in percent' })),
    sellsOnline: given.sellsOnline ?? (await confirm({ message: 'Can visitors buy on the site?' })),
    place:
      given.place ??
      (await input({
        message: 'A place: postcode, town, latitude, longitude',
        validate: (place) => placeProblem(place),
      })),
    mobile: given.mobile ?? (await input({ message: 'A mobile number as visitors type it', default: start.mobile })),
    ...(flag !== '' && { flag }),
  };
}

function placeProblem(place: string): true | string {
  return /^[^,]+,[^,]+,\s*-?[\d.]+\s*,\s*-?[\d.]+$/.test(place) || 'For example: 75011, Paris, 48.859, 2.379';
}
