import { hasDraft } from './draft-key.ts';
import type { FormName } from './form-name.ts';

/** Whether a form needs its script before it is used: a draft is restored, and the focus moves to the errors of an answer. */
export function isFormNeeded(form: FormName): boolean {
  return hasDraft(form) || document.querySelector('main form [aria-invalid=true]') !== null;
}
