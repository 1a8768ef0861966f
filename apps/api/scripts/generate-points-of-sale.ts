/**
 * Writes `content/points-of-sale/`: invented pharmacies in real towns, `node scripts/generate-points-of-sale.ts`. Names,
 * streets and telephone numbers are fictional; towns, postcodes and coordinates are those of the postcode tables. The same
 * files come out each time.
 */
import { join } from 'node:path';
import { languages, type Language, type MarketId } from '@veralune/routing';
import { placeName } from '../src/geo/place-names.ts';
import { Postcodes, type PlaceOfPostcode } from '../src/geo/postcodes.ts';
import type { Country } from '../src/geo/regions.ts';
import { randomFrom } from '../src/import/random.ts';
import type { PointOfSaleContent } from '../src/points-of-sale/point-of-sale.ts';
import { exportPointsOfSale } from '../src/points-of-sale/write-points-of-sale.ts';
import { phoneNumber } from './points-of-sale/phone-number.ts';
import { towns } from './points-of-sale/towns.ts';
import { words } from './points-of-sale/words.ts';

const contentDir = join(import.meta.dirname, '../content');
const random = randomFrom(2026);
const postcodes = new Postcodes();

const marketOfCountry: Readonly<Record<keyof typeof towns, { readonly market: MarketId; readonly firstId: number }>> = {
  be: { market: 'be', firstId: 10_001 },
  lu: { market: 'be', firstId: 19_001 },
  ch: { market: 'ch', firstId: 20_001 },
  es: { market: 'es', firstId: 30_001 },
  de: { market: 'de', firstId: 40_001 },
};

interface Town {
  readonly country: Country;
  readonly language: Language;
  readonly places: readonly PlaceOfPostcode[];
  readonly count: number;
}

/** `4000 Liège 18` */
function parseTown(country: Country, language: Language, text: string): Town {
  const [, zipcode, name = '', count = ''] = /^(?:(\d{4,5}) )?(.+?) (\d+)$/.exec(text) ?? [];
  const named = postcodes
    .places(country)
    .filter(([code, place]) => place.name === name && (zipcode === undefined || code === zipcode));
  // Of several towns with the name, the one with most postcodes.
  const [places] = [...Map.groupBy(named, ([, place]) => place.regionCode).values()].sort(
    (left, right) => right.length - left.length,
  );
  if (places === undefined) throw new Error(`${country}: no place "${text}"`);
  return { country, language, places, count: Number(count) };
}

/** Degrees: up to 500 metres in each direction, so that the pharmacies of a postcode are in different streets. */
const spread = 0.0045;

function near(degrees: number): number {
  return Number((degrees + (random.next() * 2 - 1) * spread).toFixed(5));
}

/** Switzerland has no ß. */
function spelt(text: string, country: Country): string {
  return country === 'ch' ? text : text.replace('strasse', 'straße');
}

function pharmaciesOf({ country, language, places, count }: Town): Omit<PointOfSaleContent, 'id' | 'market'>[] {
  const invented = words[language];
  const names = random.some(invented.names, invented.names.length);
  const zipcodes = random.some(places, count);
  return Array.from({ length: count }, (_, index) => {
    const [zipcode = '', place] = zipcodes[index % zipcodes.length] ?? [];
    if (!place) throw new Error(`${country}: a town without places`);
    return {
      name: invented.pharmacy.replace('{}', names[index % names.length] ?? ''),
      address: spelt(random.pick<string>(invented.streets), country).replace('{}', String(random.int(1, 140))),
      zipcode,
      city: placeName(country, place.name, language),
      phone: phoneNumber(country, zipcode, random),
      opening_hours: [...random.pick<readonly string[]>(invented.hours)],
      latitude: near(place.latitude),
      longitude: near(place.longitude),
    };
  });
}

const all = Object.entries(marketOfCountry).flatMap(([name, { market, firstId }]) => {
  const country = name as keyof typeof towns;
  const lists: Partial<Record<Language, string>> = towns[country];
  return languages
    .flatMap((language) =>
      (lists[language] ?? '').split(/(?<=\d),\s+/).map((text) => ({ language, text: text.trim() })),
    )
    .filter(({ text }) => text !== '')
    .flatMap(({ language, text }) => pharmaciesOf(parseTown(country, language, text)))
    .map((pharmacy, index): PointOfSaleContent => ({ ...pharmacy, id: firstId + index, market }));
});

exportPointsOfSale(contentDir, all);
for (const [market, { length }] of Map.groupBy(all, (each) => each.market))
  process.stdout.write(`${market}: ${String(length)} pharmacies\n`);
