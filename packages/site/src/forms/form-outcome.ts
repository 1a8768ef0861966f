import { fieldErrorCodes, type FieldError, type FieldErrorCode } from '@veralune/forms';

/** Why a form was not accepted, apart from its fields. */
export const failureReasons = ['captcha', 'busy', 'unavailable', 'unknown'] as const;
export type FailureReason = (typeof failureReasons)[number];

/** What became of a form. */
export type FormOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

interface ApiError {
  readonly code?: unknown;
  readonly fields?: unknown;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function errorOf(body: unknown): ApiError {
  return isObject(body) && isObject(body['error']) ? body['error'] : {};
}

function isCode(code: unknown): code is FieldErrorCode {
  return (fieldErrorCodes as readonly unknown[]).includes(code);
}

/** `[{ field, code }]` of an answer. A code that this version of the site doesn't know is a wrong option. */
function fieldErrorsOf({ fields }: ApiError): FieldError[] {
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((each: unknown) =>
    isObject(each) && typeof each['field'] === 'string'
      ? [{ field: each['field'], code: isCode(each['code']) ? each['code'] : 'option' }]
      : [],
  );
}

function reasonOf(status: number, { code }: ApiError): FailureReason {
  if (typeof code === 'string' && code.startsWith('captcha_')) return 'captcha';
  if (status === 429) return 'busy';
  return status >= 500 ? 'unavailable' : 'unknown';
}

/** What an answer of the API means. Source: 1-site.md §8. */
export function outcomeOf(status: number, body: unknown): FormOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const error = errorOf(body);
  const errors = status === 422 ? fieldErrorsOf(error) : [];
  return errors.length > 0 ? { kind: 'invalid', errors } : { kind: 'failed', reason: reasonOf(status, error) };
}
