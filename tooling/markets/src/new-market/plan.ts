import {
  isLocale,
  isMarketId,
  languageOf,
  languages,
  locales,
  marketIds,
  markets,
  type Language,
  type Locale,
  type MarketId,
} from '@veralune/routing';
import { isCountry } from '@veralune/forms';
import { z } from 'zod';

/** A place of the new market, for the look-up of postcodes and for tests: `75011, Paris, 48.859, 2.379`. */
const place = z
  .string()
  .regex(
    /^[\dA-Z][\dA-Z -]*,[^,]+,\s*-?[\d.]+\s*,\s*-?[\d.]+$/,
    'must be a postcode, a town, a latitude and a longitude: 75011, Paris, 48.859, 2.379',
  )
  .transform((text) => {
    const [zipcode = '', city = '', latitude, longitude] = text.split(',').map((part) => part.trim());
    return { zipcode, city, latitude: Number(latitude), longitude: Number(longitude) };
  });

/** Stripes of the country's flag, from the left or from the top: `across #1f4fa3 #fffefb #d8323c`. */
const flag = z
  .string()
  .regex(
    /^(?:across|down)(?: #[\da-f]{6}){2,4}$/,
    'must be the direction and the colours of two to four stripes of one width: across #1f4fa3 #fffefb #d8323c',
  )
  .transform((text) => {
    const [direction = '', ...colours] = text.split(' ');
    return { direction, colours };
  });

const localeName = z.string().regex(/^[a-z]{2}-[a-z]{2}$/, 'must be like fr-fr');

const input = z.object({
  id: z
    .string()
    .regex(/^[a-z]{2}$/, 'must be two lower-case letters, ISO 3166-1')
    .refine((id) => !isMarketId(id), 'is a market already')
    .refine(
      (id) => isCountry(id.toUpperCase()),
      'has no form of postcodes in packages/forms/src/countries.ts; add it there',
    ),
  /** Market whose menus, prices, delivery and routes are copied. */
  from: z.string().refine(isMarketId, `must be one of ${marketIds.join(', ')}`),
  locales: z
    .array(localeName)
    .min(1)
    .refine((all) => new Set(all).size === all.length, 'must differ from each other'),
  currency: z.enum(['EUR', 'CHF']),
  /** Percent. */
  vat: z.coerce.number().min(0).max(30),
  sellsOnline: z.boolean(),
  place,
  mobile: z.string().regex(/^[\d ]{8,16}$/, 'must be a number as visitors type it: 06 12 34 56 78'),
  /** Not for a flag of another form, which has to be drawn. */
  flag: flag.optional(),
});

export type MarketInput = z.input<typeof input>;

/** A locale of the new market, and the existing one whose words it starts with. */
export interface PlannedLocale {
  readonly code: string;
  readonly language: Language;
  readonly start: Locale;
}

export interface MarketPlan extends Omit<z.output<typeof input>, 'from' | 'locales'> {
  readonly from: MarketId;
  /** In English. */
  readonly name: string;
  /** `FR` */
  readonly country: string;
  readonly shopId: number;
  readonly port: number;
  readonly timeZone: string;
  readonly locales: readonly PlannedLocale[];
}

/** `fr-fr` → `frFr` */
export function variableOf(locale: string): string {
  const [language = '', country = ''] = locale.split('-');
  return `${language}${country.charAt(0).toUpperCase()}${country.slice(1)}`;
}

/** The existing locale of a language to start with: of the market that is copied, of the language's own country, or any. */
function startOf(language: string, from: MarketId): Locale | undefined {
  const own = `${language}-${language}`;
  return (
    markets[from].locales.find((locale) => languageOf(locale) === language) ??
    (isLocale(own) ? own : locales.find((locale) => languageOf(locale) === language))
  );
}

function planned(code: string, id: string, from: MarketId): PlannedLocale {
  const language = languages.find((each) => code.startsWith(`${each}-`));
  const start = language === undefined ? undefined : startOf(language, from);
  if (language === undefined || start === undefined)
    throw new Error(`The language of "${code}" has no messages yet. Known are ${languages.join(', ')}.`);
  if (!code.endsWith(`-${id}`))
    throw new Error(`"${code}" is no locale of the market "${id}": it must end with -${id}.`);
  return { code, language, start };
}

const zonesOfLocale = z.object({ getTimeZones: z.custom<() => string[]>((value) => typeof value === 'function') });

/** The first time zone of a country. @throws Error for a country that has none */
function timeZoneOf(country: string): string {
  const locale = new Intl.Locale(`und-${country}`);
  // TypeScript does not know this method of Node yet.
  const [zone] = zonesOfLocale.parse(locale).getTimeZones.call(locale);
  if (zone === undefined) throw new Error(`No time zone is known for "${country}".`);
  return zone;
}

/** @throws Error that names the wrong fields */
export function planMarket(given: MarketInput): MarketPlan {
  const checked = input.safeParse(given);
  if (!checked.success) throw new Error(`The new market is not possible:\n${z.prettifyError(checked.error)}`);
  const { data } = checked;
  const from = data.from as MarketId;
  const country = data.id.toUpperCase();
  const rows = marketIds.map((id) => markets[id]);
  return {
    ...data,
    from,
    country,
    name: new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country,
    shopId: Math.max(...rows.map(({ shopId }) => shopId)) + 1,
    port: Math.max(...rows.map(({ localPort }) => localPort)) + 1,
    timeZone: timeZoneOf(country),
    locales: data.locales.map((code) => planned(code, data.id, from)),
  };
}
