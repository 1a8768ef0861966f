import { useEffect, useEffectEvent, type RefObject } from 'react';
import {
  SearchSuggestions,
  type SuggestionsLabels,
  type SuggestionsState,
} from '../search-suggestions/search-suggestions.tsx';
import styles from './search-box.module.css';
import { useSuggestions, type SuggestOptions } from './use-suggestions.ts';

export interface FieldSuggestionsProps {
  /** The element that contains the search form and the suggestions. */
  root: RefObject<HTMLElement | null>;
  /** Minimum number of characters of a search. */
  minLength: number;
  suggest: SuggestOptions;
  labels: SuggestionsLabels;
}

/** The text of the live region; the panel shows the same text. */
function statusText(state: SuggestionsState, labels: SuggestionsLabels): string {
  if (state.kind === 'idle') return '';
  return state.kind === 'results' ? state.suggestions.all.label : labels[state.kind];
}

function moveFocus(root: HTMLElement, event: KeyboardEvent): void {
  const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!direction) return;
  const stops = [...root.querySelectorAll<HTMLElement>('input, [role=region] a')];
  const focused = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[focused + direction];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Disables the button of a text that is too short, and shows the hint. */
function blockTooShort(field: HTMLInputElement, minLength: number): void {
  const { length } = field.value.trim();
  field.form?.querySelector('button')?.toggleAttribute('disabled', length < minLength);
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  hint?.toggleAttribute('data-shown', length > 0 && length < minLength);
}

/** The suggestions of a search field, which may have a text already. They follow the events of the elements around them. */
export function FieldSuggestions({ root, minLength, suggest: options, labels }: FieldSuggestionsProps) {
  const { state, suggest, dismiss } = useSuggestions(options);
  const isOpen = state.kind !== 'idle';

  const onInput = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    blockTooShort(target, minLength);
    suggest(target.value);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const element = root.current;
    if (!isOpen || !element || !(event.target instanceof Element) || !event.target.closest('input, [role=region]'))
      return;
    if (event.key === 'Escape') {
      event.preventDefault();
      dismiss();
      element.querySelector('input')?.focus();
    } else moveFocus(element, event);
  });
  const onClick = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) dismiss();
  });
  const onSubmit = useEffectEvent(dismiss);
  const onElsewhere = useEffectEvent(({ target }: Event) => {
    if (isOpen && target instanceof Node && !root.current?.contains(target)) dismiss();
  });
  const start = useEffectEvent((element: HTMLElement) => {
    const field = element.querySelector('input');
    if (!field) return;
    blockTooShort(field, minLength);
    if (field.value !== field.defaultValue) suggest(field.value);
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('input', (event) => onInput(event), { signal });
    element.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    element.addEventListener('click', (event) => onClick(event), { signal });
    element.addEventListener('submit', () => onSubmit(), { signal });
    document.addEventListener('pointerdown', (event) => onElsewhere(event), { signal });
    document.addEventListener('focusin', (event) => onElsewhere(event), { signal });
    start(element);
    return () => listening.abort();
  }, [root]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {statusText(state, labels)}
      </p>
      {isOpen ? (
        <div className={styles.panel}>
          <SearchSuggestions state={state} labels={labels} />
        </div>
      ) : null}
    </>
  );
}
