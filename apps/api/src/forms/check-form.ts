import type { FieldError } from '@veralune/forms';
import { isCountry, servedCountries } from '@veralune/forms';
import type { FormInput, Validated } from '@veralune/forms/schemas';
import { languageOf, marketOf, type Locale } from '@veralune/routing';
import type { Postcodes } from '../geo/postcodes.ts';
import { HttpError } from '../http/http-error.ts';

/** Lone surrogates cannot be stored as UTF-8. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  return Array.isArray(value) ? value.map(wellFormed) : value;
}

/** What a form sends, so that every text can be stored. */
export function storableInput(body: FormInput): FormInput {
  return Object.fromEntries(Object.entries(body).map(([field, value]) => [field, wellFormed(value)]));
}

function folded(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

interface Place {
  readonly country: string;
  readonly zipcode: string;
  readonly city: string;
}

/** People write `Genève 3` and `Bruxelles-Ville`, and shorten long names. */
function isSamePlace(known: string, typed: string): boolean {
  const [one, other] = [folded(known), folded(typed)];
  return other !== '' && (one.startsWith(other) || other.startsWith(one));
}

/**
 * Looks up the postcode, and whether the place belongs to it in any language of the market. Only the postcodes of the
 * market's own countries are known. Source: 1-site.md §5.
 */
export function placeErrors(postcodes: Postcodes, locale: Locale, { country, zipcode, city }: Place): FieldError[] {
  const market = marketOf(locale);
  if (!isCountry(country) || !servedCountries[market.id].includes(country)) return [];
  const isLuxembourg = country === 'LU';
  const places = market.locales
    .flatMap((each) => postcodes.find(market.id, languageOf(each), zipcode))
    .filter((place) => place.zipcode.startsWith('L-') === isLuxembourg);
  if (places.length === 0) return [{ field: 'zipcode', code: 'zipcode_unknown' }];
  return places.some((place) => isSamePlace(place.city, city)) ? [] : [{ field: 'city', code: 'option' }];
}

/** @throws HttpError 422 with a code for each field */
export function requireValid<Value>(checked: Validated<Value>): Value {
  if (checked.ok) return checked.value;
  throw invalidForm(checked.errors);
}

/** 422. The words for each code are the site's. */
export function invalidForm(errors: readonly FieldError[]): HttpError {
  const names = errors.map(({ field }) => field).join(', ');
  return new HttpError(422, 'invalid', `Fields are invalid: ${names}.`, errors);
}
