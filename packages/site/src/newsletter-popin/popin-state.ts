/** The newsletter pop-in of a visit. Source: 1-site.md §4 "Newsletter pop-in". */
export interface PopinState {
  /** No cookie `newsletter_popin` exists. (The setting is checked on the server: without it there is no pop-in.) */
  readonly active: boolean;
  readonly open: boolean;
  /** It was shown in this visit, so it does not open by itself any more. */
  readonly shown: boolean;
}

export type PopinEvent =
  /** The page has changed; the cookie is read again. */
  | { readonly kind: 'navigated'; readonly hasCookie: boolean }
  /** The delay is over. */
  | { readonly kind: 'elapsed' }
  | { readonly kind: 'opened' }
  | { readonly kind: 'closed' };

export const initialPopinState: PopinState = { active: false, open: false, shown: false };

export function nextPopinState(state: PopinState, event: PopinEvent): PopinState {
  switch (event.kind) {
    case 'navigated':
      return { ...state, active: !event.hasCookie, open: false };
    case 'elapsed':
      return state.active && !state.shown ? { ...state, open: true, shown: true } : state;
    case 'opened':
      return state.active ? { ...state, open: true, shown: true } : state;
    case 'closed':
      return { ...state, open: false };
  }
}
