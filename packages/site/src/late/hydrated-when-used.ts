import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { whenUsed } from './when-used.ts';

/**
 * A component whose HTML is part of the page, and whose script is loaded when the visitor first uses the page. Until then the
 * HTML must work without scripts. For browsers only: `imports` of package.json names the component itself for servers,
 * which would otherwise send its HTML after the page, with a script that puts it in its place. Needs a `Suspense` of its
 * own, and its style sheets in the module that renders it.
 * @param load imports the component
 * @param isNeeded whether the script is needed at once
 */
export function hydratedWhenUsed<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: () => boolean = () => false,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (!isNeeded()) await new Promise<void>((resolve) => void whenUsed(resolve));
    try {
      return { default: await load() };
    } catch {
      // The HTML stays, with what was typed, and still works without the script.
      return new Promise(() => undefined);
    }
  });
}
