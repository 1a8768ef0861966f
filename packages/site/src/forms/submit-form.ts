import { languageOf, marketOf } from '@veralune/routing';
import { announce } from '@veralune/tracking';
import { antiSpamToken } from '../anti-spam/anti-spam-token.ts';
import type { FormSetup } from './form-setup.ts';
import { schemaInput, valuesOf } from './form-values.ts';
import type { SentForm } from './posted-form.ts';
import { sendForm } from './send-form.ts';
import { errorsIn } from './validate-form.ts';

/**
 * Validates a form in the browser and sends it to the API. Failures are values; it never throws. This file has the
 * validator, so it is loaded on the first interaction.
 */
export async function submitForm(
  setup: FormSetup,
  data: FormData,
  idempotencyKey: string | undefined,
): Promise<SentForm> {
  const { form, locale, antiSpam } = setup;
  const values = valuesOf(form, data);
  const fields = schemaInput(form, values);
  const errors = errorsIn(form, marketOf(locale).id, fields);
  if (errors.length > 0) return { values, outcome: { kind: 'invalid', errors } };
  let captchaToken: string | undefined;
  try {
    captchaToken = await antiSpamToken(antiSpam);
  } catch {
    return { values, outcome: { kind: 'failed', reason: 'captcha' } };
  }
  const website = data.get('website');
  const outcome = await sendForm(
    { baseUrl: '/api', shopId: marketOf(locale).shopId, lang: languageOf(locale) },
    { form, fields, website: typeof website === 'string' ? website : '', captchaToken, idempotencyKey },
  );
  if (outcome.kind === 'sent' && (form === 'contact' || form === 'newsletter'))
    announce({ event: 'generate_lead', lead_source: form });
  return { values, outcome };
}
