import type { Country } from '../../src/geo/regions.ts';
import type { Random } from '../../src/import/random.ts';

/** Area codes by the start of the postcode; the longest start wins. Approximate, because no number is real. */
const areaCodes: Readonly<Partial<Record<Country, Readonly<Record<string, string>>>>> = {
  be: { 1: '2', 2: '3', 3: '16', 35: '11', 4: '4', 5: '81', 6: '71', 7: '65', 8: '50', 9: '9' },
  ch: {
    ...{ 1: '21', 12: '22', 17: '26', 19: '27', 2: '32', 3: '31', 36: '33', 39: '27', 4: '61', 46: '62' },
    ...{ 5: '62', 6: '41', 65: '91', 66: '91', 68: '91', 69: '91', 7: '81', 8: '44', 84: '52', 9: '71' },
  },
  de: { 0: '341', 1: '30', 2: '40', 3: '511', 4: '211', 5: '221', 6: '69', 7: '711', 8: '89', 9: '911' },
  es: { 0: '94', '03': '96', '07': '97', '08': '93', 1: '95', 2: '91', 3: '98', 4: '96', 5: '97' },
};

/** Of the countries with generated pharmacies. */
const countryCodes: Readonly<Partial<Record<Country, string>>> = { be: '32', lu: '352', ch: '41', de: '49', es: '34' };

function areaCode(country: Country, zipcode: string): string {
  const codes = areaCodes[country] ?? {};
  return codes[zipcode.slice(0, 2)] ?? codes[zipcode.slice(0, 1)] ?? '';
}

/** A number that no one can have: after the area code, subscribers' numbers do not start with three zeros. */
export function phoneNumber(country: Country, zipcode: string, random: Random): string {
  const [first, second] = [random.int(10, 99), random.int(10, 99)].map(String);
  const area = areaCode(country, zipcode);
  const rest = country === 'es' ? `${area}0 00` : `${area} 000`.trim();
  return `+${countryCodes[country] ?? ''} ${rest} ${first ?? ''} ${second ?? ''}`;
}
