import type { FieldError } from '@veralune/forms';
import { languageOf, marketOf } from '@veralune/routing';
import { antiSpamToken } from '../anti-spam/anti-spam-token.ts';
import type { FormOutcome } from './form-outcome.ts';
import type { FormSetup } from './form-setup.ts';
import { schemaInput, valuesOf, type FormValues } from './form-values.ts';
import { sendForm } from './send-form.ts';

/** The rules and their validator, which no page loads at first. */
export function loadRules() {
  return import('./validate-form.ts');
}

async function errorsOf({ form, locale }: FormSetup, input: FormValues): Promise<readonly FieldError[]> {
  try {
    return (await loadRules()).errorsIn(form, marketOf(locale).id, input);
  } catch {
    // The rules could not be loaded. The API has the same ones.
    return [];
  }
}

/** Validates a form in the browser and sends it to the API. Failures are values; it never throws. */
export async function submitForm(
  setup: FormSetup,
  data: FormData,
  idempotencyKey: string | undefined,
): Promise<FormOutcome> {
  const { form, locale, antiSpam } = setup;
  const fields = schemaInput(form, valuesOf(form, data));
  const errors = await errorsOf(setup, fields);
  if (errors.length > 0) return { kind: 'invalid', errors };
  let captchaToken: string | undefined;
  try {
    captchaToken = await antiSpamToken(antiSpam);
  } catch {
    return { kind: 'failed', reason: 'captcha' };
  }
  const website = data.get('website');
  return sendForm(
    { baseUrl: '/api', shopId: marketOf(locale).shopId, lang: languageOf(locale) },
    { form, fields, website: typeof website === 'string' ? website : '', captchaToken, idempotencyKey },
  );
}
