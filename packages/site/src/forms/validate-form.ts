import type { FieldError } from '@veralune/forms';
import {
  contactSchema,
  newsletterSchema,
  validate,
  withdrawalSchema,
  type FormInput,
  type Validated,
} from '@veralune/forms/schemas';
import type { MarketId } from '@veralune/routing';
import type { FormName } from './form-name.ts';

/** The day in the time zone of all markets, `2026-11-22`. */
export function todayOf(now: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Brussels',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const [year, month, day] = ['year', 'month', 'day'].map((type) => parts.find((part) => part.type === type)?.value);
  return `${year}-${month}-${day}`;
}

function check(form: FormName, market: MarketId, input: FormInput): Validated<unknown> {
  switch (form) {
    case 'contact':
      return validate(contactSchema(market), input);
    case 'newsletter':
      return validate(newsletterSchema(market), input);
    case 'withdrawal':
      return validate(withdrawalSchema(market, { today: todayOf(new Date()) }), input);
  }
}

/** The errors of a form, with the rules that the API applies too. Browsers load this file on the first interaction. */
export function errorsIn(form: FormName, market: MarketId, input: FormInput): readonly FieldError[] {
  const result = check(form, market, input);
  return result.ok ? [] : result.errors;
}
