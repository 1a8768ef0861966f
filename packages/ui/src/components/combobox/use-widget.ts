import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';

/** State of the plain control when the widget replaces it. */
export interface PlainControl {
  value: string;
  focused: boolean;
  /** The caret or selection. */
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
 * Loads a widget when the visitor first uses the form around it, so that it is usually loaded before they reach its
 * field. Until then, or if loading fails, the plain control is used.
 *
 * @param load must be a stable function
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
        // The plain control has the same function.
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
