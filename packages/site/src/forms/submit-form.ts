import { languageOf, marketOf } from '@veralune/routing';
import { announce } from '@veralune/tracking';
import { antiSpamToken } from '../anti-spam/anti-spam-token.ts';
import { readDraft, removeDraft, writeDraft } from './draft.ts';
import { fillForm } from './fill-form.ts';
import type { FormName } from './form-name.ts';
import type { FormSetup } from './form-setup.ts';
import { schemaInput, valuesOf } from './form-values.ts';
import type { PostedForm } from './posted-form.ts';
import { sendForm } from './send-form.ts';
import { errorsIn } from './validate-form.ts';

export { prepareAntiSpam } from '../anti-spam/anti-spam-token.ts';

function storage(): Storage {
  return window.sessionStorage;
}

/** Keeps what was typed until the form is sent or the tab is closed. */
export function saveDraft(form: FormName, data: FormData, idempotencyKey: string | undefined): void {
  writeDraft(form, { values: valuesOf(form, data), idempotencyKey }, storage);
}

/** Puts the draft into the form. Returns the key of its request. */
export function restoreDraft(form: FormName, element: HTMLFormElement): string | undefined {
  const draft = readDraft(form, storage);
  if (draft) fillForm(element, draft.values);
  return draft?.idempotencyKey;
}

/**
 * Validates a form in the browser and sends it to the API; a form that was accepted has no draft any more. Failures are
 * values; it never throws. This file has the validator, so it is loaded on the first interaction.
 */
export async function submitForm(
  setup: FormSetup,
  data: FormData,
  idempotencyKey: string | undefined,
): Promise<PostedForm> {
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
  if (outcome.kind === 'sent') {
    removeDraft(form, storage);
    if (form !== 'withdrawal') announce({ event: 'generate_lead', lead_source: form });
  }
  return { values, outcome };
}
