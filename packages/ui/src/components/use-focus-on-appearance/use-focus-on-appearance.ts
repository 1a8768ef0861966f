import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';

/**
 * Focuses an element when it appears, so that screen readers read it, and again with each new `content`. What the server
 * rendered does not take the focus from a visitor who used the page before its scripts arrived.
 */
export function useFocusOnAppearance(element: RefObject<HTMLElement | null>, content?: unknown): void {
  const isHydrated = useHydrated();
  const appear = useEffectEvent(() => {
    if (isHydrated || document.activeElement === document.body) element.current?.focus();
  });
  useEffect(() => {
    appear();
  }, [content]);
}
