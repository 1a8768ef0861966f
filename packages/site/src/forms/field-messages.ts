import type { FieldError } from '@veralune/forms';
import type { AnswerTexts } from './form-texts.ts';
import type { FormValues } from './form-values.ts';
import { textOf } from './text-of.ts';

export interface FieldMessage {
  readonly field: string;
  readonly message: string;
}

function messageOf({ field, code }: FieldError, country: string, { errors, option }: AnswerTexts): string {
  const own = errors[`${field}.${code}.${country}`] ?? errors[`${field}.${code}`];
  return own ?? errors[field] ?? option;
}

/** The words of the errors; a wrong postcode is explained for the chosen country. */
export function fieldMessages(errors: readonly FieldError[], values: FormValues, texts: AnswerTexts): FieldMessage[] {
  const country = textOf(values, 'country');
  return errors.map((error) => ({ field: error.field, message: messageOf(error, country, texts) }));
}

/** Title of the error summary. Source: 1-site.md §5 "General messages". */
export function summaryTitle(errors: readonly FieldError[], { summary }: AnswerTexts): string {
  const isMissing = errors.every(({ code }) => code === 'required' || code === 'consent' || code === 'one_of_two');
  return isMissing ? summary.required : summary.check;
}
