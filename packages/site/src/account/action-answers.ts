import type { ClientError } from '@veralune/api-client';
import type { PageContext } from '../page-context.ts';
import { registeredMarket } from '../market/registered-market.ts';
import type { FieldMessage } from '../forms/field-messages.ts';
import { dateParts } from '../forms/date-parts.ts';
import type { FormValues } from '../forms/form-values.ts';
import { accountErrorText, fieldErrorText } from './error-texts.ts';
import type { FormAnswer, FormMessage } from './form-answer.ts';

const secret: ReadonlySet<string> = new Set(['password', 'password_confirmation', 'current_password']);

/** What a person entered, without passwords and without the fields that Next adds. */
export function enteredIn(data: FormData): FormValues {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) =>
      typeof value !== 'string' || name.startsWith('$') || secret.has(name) ? [] : [[name, value]],
    ),
  );
}

/** The fields of a form as the body of a call. */
export function bodyOf(data: FormData): Record<string, string> {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value !== 'string' || name.startsWith('$') ? [] : [[name, value]])),
  );
}

/** The parts of a date as one text, `1984-03-27`; empty without any part. */
export function dayOf(data: FormData, field: string): string {
  const [day = '', month = '', year = ''] = dateParts.map((part) => String(data.get(`${field}-${part}`) ?? '').trim());
  return day + month + year === '' ? '' : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** Errors that belong to a field, although the API says them of the whole request. */
const fieldOfCode: Readonly<Record<string, string>> = {
  email_not_found: 'email',
  email_taken: 'email',
  password_wrong: 'current_password',
  client_unknown: 'client_number',
  client_name: 'client_number',
  client_taken: 'client_number',
};

function fieldMessagesOf(error: ClientError, data: FormData, context: PageContext): FieldMessage[] {
  if (error.kind !== 'http') return [];
  const own = fieldOfCode[error.code];
  if (own !== undefined) return [{ field: own, message: accountErrorText(error.code, context) ?? '' }];
  if (error.status !== 422) return [];
  const prefix = (field: string) => (field.startsWith('invoice_') ? 'invoice_country' : 'country');
  return Object.entries(error.fields ?? {}).map(([field, code]) => ({
    field,
    message: fieldErrorText(field, code, String(data.get(prefix(field)) ?? ''), context),
  }));
}

/** What is said about a whole form. Source: 1-site.md §5, 2-routes-redirects-commerce.md §8. */
function messageOf(error: ClientError, context: PageContext): FormMessage {
  const { t } = context;
  const { phone } = registeredMarket().contact;
  const title = t('forms.failed.title');
  if (error.kind !== 'http') {
    return { tone: 'error', title, text: t('forms.failed.unavailable', { phone: phone.display }) };
  }
  const own = accountErrorText(error.code, context);
  if (own !== null) return { tone: 'error', text: own };
  if (error.status === 429) return { tone: 'warning', text: t('account.errors.too-many') };
  const reason = error.status >= 500 ? 'unavailable' : 'unknown';
  return { tone: 'error', title, text: t(`forms.failed.${reason}`, { phone: phone.display }) };
}

/** The answer to a form that the API did not accept. */
export function refused(
  previous: Pick<FormAnswer, 'attempt'> | null,
  error: ClientError,
  data: FormData,
  context: PageContext,
): FormAnswer {
  const { t } = context;
  const errors = fieldMessagesOf(error, data, context);
  const codes = error.kind === 'http' ? Object.values(error.fields ?? {}) : [];
  const isIncomplete = codes.length > 0 && codes.every((code) => code === 'required' || code === 'consent');
  return {
    attempt: (previous?.attempt ?? 0) + 1,
    values: enteredIn(data),
    errors,
    summary: t(isIncomplete ? 'forms.errors.required' : 'forms.errors.check'),
    message: errors.length > 0 ? undefined : messageOf(error, context),
  };
}
