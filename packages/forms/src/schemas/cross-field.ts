import * as z from 'zod/mini';
import { isPostcodeOf } from '../countries.ts';
import { professionalProfiles, profiles } from '../options.ts';
import type { FieldErrorCode } from '../field-error.ts';
import { isSiret, siretCountry } from '../siret.ts';
import { isDay } from './day.ts';

type Values = Readonly<Record<string, unknown>>;

/** A rule about several fields: its error, or nothing if the values agree or one of them is missing. */
type CrossFieldRule = (values: Values) => { field: string; code: FieldErrorCode } | undefined;

/** Also runs if other fields have errors, so that one attempt lists all of them. */
export function crossField<Output extends Values>(...rules: readonly CrossFieldRule[]) {
  return z.check<Output>(
    ({ value, issues }) => {
      const wrong = new Set(issues.map(({ path }) => path?.[0]));
      for (const rule of rules) {
        const error = rule(value);
        if (error === undefined || wrong.has(error.field)) continue;
        issues.push({ code: 'custom', input: value, path: [error.field], message: error.code });
      }
    },
    { when: () => true },
  );
}

function textOf(values: Values, field: string): string {
  const value = values[field];
  return typeof value === 'string' ? value : '';
}

/**
 * The postcode has the form of its country, or of `fallback` as long as no country is chosen.
 * @param prefix of the names of both fields
 */
export function postcodeOfCountry(fallback: string, prefix = ''): CrossFieldRule {
  return (values) => {
    const zipcode = textOf(values, `${prefix}zipcode`).trim();
    const country = textOf(values, `${prefix}country`) || fallback;
    return zipcode === '' || isPostcodeOf(country, zipcode)
      ? undefined
      : { field: `${prefix}zipcode`, code: 'zipcode_format' };
  };
}

/** The subject for health professionals needs the profile of one. Source: 1-site.md §6. */
export const subjectOfProfile: CrossFieldRule = (values) => {
  const profile = textOf(values, 'profile');
  const isKnown = (profiles as readonly string[]).includes(profile);
  const isProfessional = (professionalProfiles as readonly string[]).includes(profile);
  return textOf(values, 'subject') === 'restricted' && isKnown && !isProfessional
    ? { field: 'subject', code: 'restricted_subject' }
    : undefined;
};

/** The delivery is not before the order. Days as `2026-11-22` have the order of their texts. */
export const orderBeforeDelivery: CrossFieldRule = (values) => {
  const ordered = textOf(values, 'order_date');
  const delivered = textOf(values, 'delivery_date');
  return isDay(ordered) && isDay(delivered) && delivered < ordered
    ? { field: 'delivery_date', code: 'date_order' }
    : undefined;
};

/** The password was typed the same twice. */
export const passwordsMatch: CrossFieldRule = (values) => {
  const confirmation = textOf(values, 'password_confirmation');
  return confirmation !== '' && confirmation !== textOf(values, 'password')
    ? { field: 'password_confirmation', code: 'password_mismatch' }
    : undefined;
};

/** The SIRET is asked for where French law applies, and has the form that it asks for. */
export const siretOfCompany: CrossFieldRule = (values) => {
  const siret = textOf(values, 'company_siret').trim();
  return siret === '' || textOf(values, 'country') !== siretCountry || isSiret(siret)
    ? undefined
    : { field: 'company_siret', code: 'siret' };
};
