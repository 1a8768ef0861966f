import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

function Nothing() {
  return null;
}

/**
 * A component of a late script. The page works without it, so a failed request renders nothing, not an error page. Only for
 * what servers do not render: see `useLoadedElement`.
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
