import * as z from 'zod/mini';
import { bounds } from '../bounds.ts';
import { passwordRules } from '../password-rules.ts';
import { code } from './text.ts';

/** A password as it is typed: spaces count. */
export function typedPassword() {
  return z
    .string(code('required'))
    .check(z.minLength(1, code('required')), z.maxLength(bounds.password, code('too_long')));
}

/** A password that someone chooses, which must meet all rules. */
export function newPassword() {
  return typedPassword().check(
    ...passwordRules.map(({ code: broken, isMet }) => z.refine<string>(isMet, code(broken))),
  );
}
