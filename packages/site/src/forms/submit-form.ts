import { languageOf, marketOf } from '@veralune/routing';
import { antiSpamToken } from '../anti-spam/anti-spam-token.ts';
import type { FormOutcome } from './form-outcome.ts';
import type { FormSetup } from './form-setup.ts';
import { schemaInput, valuesOf } from './form-values.ts';
import { sendForm } from './send-form.ts';
import { errorsIn } from './validate-form.ts';

export { prepareAntiSpam } from '../anti-spam/anti-spam-token.ts';

/**
 * Validates a form in the browser and sends it to the API. Failures are values; it never throws. This file has the
 * validator, so it is loaded on the first interaction.
 */
export async function submitForm(
  setup: FormSetup,
  data: FormData,
  idempotencyKey: string | undefined,
): Promise<FormOutcome> {
  const { form, locale, antiSpam } = setup;
  const fields = schemaInput(form, valuesOf(form, data));
  const errors = errorsIn(form, marketOf(locale).id, fields);
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
