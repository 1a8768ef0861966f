import type { FieldError } from '@veralune/forms';
import {
  contactSchema,
  newsletterSchema,
  reminderSchema,
  validate,
  withdrawalSchema,
  type FormInput,
  type Validated,
} from '@veralune/forms/schemas';
import type { MarketId } from '@veralune/routing';
import { todayOf } from '../market/today-of.ts';
import type { FormName } from './form-name.ts';

function check(form: FormName, market: MarketId, input: FormInput): Validated<unknown> {
  switch (form) {
    case 'contact':
      return validate(contactSchema(market), input);
    case 'newsletter':
      return validate(newsletterSchema(market), input);
    case 'reminder':
      return validate(reminderSchema(), input);
    case 'withdrawal':
      return validate(withdrawalSchema(market, { today: todayOf(new Date()) }), input);
  }
}

/** The errors of a form, with the rules that the API applies too. Browsers load this file on the first interaction. */
export function errorsIn(form: FormName, market: MarketId, input: FormInput): readonly FieldError[] {
  const result = check(form, market, input);
  return result.ok ? [] : result.errors;
}
