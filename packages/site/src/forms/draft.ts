import { draftKey } from './draft-key.ts';
import type { FormName } from './form-name.ts';
import type { FormValues } from './form-values.ts';

/** What someone is writing, in `sessionStorage`, until the form is sent or the tab is closed. */
export interface Draft {
  readonly values: FormValues;
  /** Identifies the request while its content does not change, so that a repeated attempt is not a second request. */
  readonly idempotencyKey?: string | undefined;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const version = 1;

function isDraft(value: unknown): value is Draft & { readonly version: number } {
  return (
    typeof value === 'object' && value !== null && 'version' in value && value.version === version && 'values' in value
  );
}

/** The stored draft; null if there is none, it is damaged, or the browser has no storage. */
export function readDraft(form: FormName, store: () => Store): Draft | null {
  try {
    const value: unknown = JSON.parse(store().getItem(draftKey(form)) ?? 'null');
    return isDraft(value) ? { values: value.values, idempotencyKey: value.idempotencyKey } : null;
  } catch {
    return null;
  }
}

export function writeDraft(form: FormName, draft: Draft, store: () => Store): void {
  try {
    store().setItem(draftKey(form), JSON.stringify({ ...draft, version }));
  } catch {
    // The storage is full or turned off; the form still has the text.
  }
}

export function removeDraft(form: FormName, store: () => Store): void {
  try {
    store().removeItem(draftKey(form));
  } catch {
    // The storage is turned off, so there is no draft.
  }
}
