import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

function Nothing() {
  return null;
}

/**
 * A component of a late script. The page works without it, so a failed request renders nothing, not an error page. For
 * browsers only: what servers render too has its own module for them (`imports` of package.json). A server would send the
 * HTML of a lazy component after the page, with an inline script that the Content-Security-Policy forbids.
 * @param load imports the component
 */
export function lazyOrNothing<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: Nothing };
    }
  });
}
