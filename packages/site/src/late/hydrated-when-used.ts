import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { whenUsed } from './when-used.ts';

/**
 * A component whose HTML is part of the page, and whose script is loaded when the visitor first uses the page. Until then the
 * HTML must work without scripts. Needs a `Suspense` of its own, and its style sheets in the module that renders it.
 * @param load imports the component
 * @param isNeeded whether the script is needed at once, in a browser
 */
export function hydratedWhenUsed<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: () => boolean,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (typeof window !== 'undefined' && !isNeeded()) await new Promise<void>((resolve) => void whenUsed(resolve));
    try {
      return { default: await load() };
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      // The HTML stays, with what was typed, and still works without the script.
      return new Promise(() => undefined);
    }
  });
}
