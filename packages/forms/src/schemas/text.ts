import * as z from 'zod/mini';
import { bounds } from '../bounds.ts';
import type { FieldErrorCode } from '../field-error.ts';

/** Types the code of an error, which is the message of its issue. */
export function code(value: FieldErrorCode): FieldErrorCode {
  return value;
}

/** Without control characters: they have no meaning in a form, and PostgreSQL refuses NUL. */
function withoutControls(value: string): string {
  return value.replace(/[^\P{Cc}\t\n]/gu, '');
}

function singleLine(value: string): string {
  return withoutControls(value.replace(/\s+/gu, ' ')).trim();
}

/** Line breaks as one character, as `maxlength` counts them; browsers send them as two. */
function multiLine(value: string): string {
  return withoutControls(value.replace(/\r\n?/gu, '\n')).trim();
}

/** A required text on one line. */
export function text(maximum: number) {
  return z
    .string(code('required'))
    .check(z.overwrite(singleLine), z.minLength(1, code('required')), z.maxLength(maximum, code('too_long')));
}

/** A text on one line that may be empty or missing; then it is `''`. */
export function optionalText(maximum: number) {
  return z._default(
    z.string(code('required')).check(z.overwrite(singleLine), z.maxLength(maximum, code('too_long'))),
    '',
  );
}

/** A required text of several lines. */
export function longText(maximum: number) {
  return z
    .string(code('required'))
    .check(z.overwrite(multiLine), z.minLength(1, code('required')), z.maxLength(maximum, code('too_long')));
}

/** A text of several lines that may be empty or missing; then it is `''`. */
export function optionalLongText(maximum: number) {
  return z._default(
    z.string(code('required')).check(z.overwrite(multiLine), z.maxLength(maximum, code('too_long'))),
    '',
  );
}

export function email() {
  return text(bounds.email).check(z.regex(z.regexes.email, code('email')));
}

/** Digits with the usual signs, at least six of them; or empty. */
const phonePattern = /^$|^\+?(?:[\s().\-/]*\d){6,}[\s().\-/]*$/u;

/** A number that must be there, such as the mobile number for the carrier. */
export function requiredPhone() {
  return text(bounds.phone).check(z.regex(phonePattern, code('phone')));
}

export function phone() {
  return z._default(
    z
      .string(code('required'))
      .check(
        z.overwrite(singleLine),
        z.maxLength(bounds.phone, code('too_long')),
        z.regex(phonePattern, code('phone')),
      ),
    '',
  );
}
