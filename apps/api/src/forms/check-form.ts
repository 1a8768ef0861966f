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

interface Place {
  readonly country: string;
  readonly zipcode: string;
}

/**
 * Looks up the postcode. Only the postcodes of the market's own countries are known. The city is not compared: people write
 * districts and older names. Source: 1-site.md §5.
 */
export function placeErrors(postcodes: Postcodes, locale: Locale, { country, zipcode }: Place): FieldError[] {
  const market = marketOf(locale);
  if (!isCountry(country) || !servedCountries[market.id].includes(country)) return [];
  const isLuxembourg = country === 'LU';
  const isKnown = postcodes
    .find(market.id, languageOf(locale), zipcode)
    .some((place) => place.zipcode.startsWith('L-') === isLuxembourg);
  return isKnown ? [] : [{ field: 'zipcode', code: 'zipcode_unknown' }];
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
