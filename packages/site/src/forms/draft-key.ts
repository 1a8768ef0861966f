import type { FormName } from './form-name.ts';

/** The key of a form's draft in `sessionStorage`. */
export function draftKey(form: FormName): string {
  return `veralune:form:${form}`;
}

/** Whether there may be a draft. It is read by the script that is loaded with the first interaction. */
export function hasDraft(form: FormName): boolean {
  try {
    return window.sessionStorage.getItem(draftKey(form)) !== null;
  } catch {
    // The storage is turned off.
    return false;
  }
}
