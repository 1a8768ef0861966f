import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';

/** What the plain control had when the widget took its place. */
export interface PlainControl {
  value: string;
  focused: boolean;
  /** Where the caret stood. */
  selection: readonly [number | null, number | null];
}

interface Loaded<Props> {
  Widget: ComponentType<Props>;
  plain: PlainControl;
}

function readPlain(place: HTMLElement): PlainControl {
  const control = place.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
  const input = control instanceof HTMLInputElement ? control : null;
  return {
    value: control?.value ?? '',
    focused: control !== null && control === document.activeElement,
    selection: [input?.selectionStart ?? null, input?.selectionEnd ?? null],
  };
}

/**
 * Loads a widget once somebody uses the form around it: mostly it is there before they reach its field. Until then, and
 * for good where it can't be loaded, the plain control stands in the place.
 *
 * @param load must stay the same function
 */
export function useWidget<Props>(load: () => Promise<ComponentType<Props>>): {
  place: RefObject<HTMLDivElement | null>;
  loaded: Loaded<Props> | undefined;
} {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded<Props>>();

  useEffect(() => {
    const scope = place.current?.closest('form') ?? place.current;
    const begun = new AbortController();
    const ended = new AbortController();
    const begin = async (): Promise<void> => {
      begun.abort();
      try {
        const Widget = await load();
        if (place.current && !ended.signal.aborted) setLoaded({ Widget, plain: readPlain(place.current) });
      } catch {
        // The plain control does the same, with less comfort.
      }
    };
    scope?.addEventListener('focusin', () => void begin(), { signal: begun.signal });
    scope?.addEventListener('pointerdown', () => void begin(), { signal: begun.signal });
    return () => {
      begun.abort();
      ended.abort();
    };
  }, [load]);

  return { place, loaded };
}
