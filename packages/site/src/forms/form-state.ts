import type { FormOutcome } from './form-outcome.ts';

export type FormState = { readonly kind: 'ready' } | { readonly kind: 'sending' } | FormOutcome;

export type FormEvent =
  | { readonly kind: 'submitted' }
  | { readonly kind: 'answered'; readonly outcome: FormOutcome }
  /** The visitor came back to a form that was sent. */
  | { readonly kind: 'returned' };

/** A form is sent once at a time; once it is sent, only a return to the page makes it usable again. */
export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.kind) {
    case 'submitted':
      return state.kind === 'sending' || state.kind === 'sent' ? state : { kind: 'sending' };
    case 'answered':
      return state.kind === 'sending' ? event.outcome : state;
    case 'returned':
      return state.kind === 'sent' ? { kind: 'ready' } : state;
  }
}
