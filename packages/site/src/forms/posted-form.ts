import type { FieldError } from '@veralune/forms';
import { isLocale, languageOf, type Locale, type Market } from '@veralune/routing';
import type { PostedState } from '@veralune/ui/components/form/posted-form';
import type { FormName } from './form-name.ts';
import type { FormOutcome } from './form-outcome.ts';
import { schemaInput, valuesOf, type FormValues } from './form-values.ts';
import { sendForm, type FormEndpoint } from './send-form.ts';

/** What became of a form that was sent, and what was entered. */
export interface SentForm {
  readonly values: FormValues;
  readonly outcome: FormOutcome;
}

/** The answer to a form that was posted without JavaScript: what was entered, and what is wrong with it, in words. */
export interface PostedForm {
  readonly values: FormValues;
  readonly state: PostedState<string>;
}

/** Receives a form that was posted without JavaScript. The first argument is the answer to the post before. */
export type PostForm = (before: PostedForm | null, data: FormData) => Promise<PostedForm>;

export interface PostContext {
  readonly market: Market;
  readonly endpoint: Omit<FormEndpoint, 'shopId' | 'lang'>;
  readonly errorsIn: (form: FormName, input: FormValues) => readonly FieldError[];
}

/** The locale of the page; the default of the market if the hidden field was changed. */
export function postedLocale(data: FormData, { locales }: Market): Locale {
  const given = data.get('locale');
  return typeof given === 'string' && isLocale(given) && locales.includes(given) ? given : locales[0];
}

/** Validates and sends a form that was posted without JavaScript. */
export async function receiveForm(form: FormName, data: FormData, context: PostContext): Promise<SentForm> {
  const { market, endpoint, errorsIn } = context;
  const values = valuesOf(form, data);
  const fields = schemaInput(form, values);
  const errors = errorsIn(form, fields);
  if (errors.length > 0) return { values, outcome: { kind: 'invalid', errors } };
  const website = data.get('website');
  const outcome = await sendForm(
    { ...endpoint, shopId: market.shopId, lang: languageOf(postedLocale(data, market)) },
    { form, fields, website: typeof website === 'string' ? website : '' },
  );
  return { values, outcome };
}
