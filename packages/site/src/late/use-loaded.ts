import { useEffect, useState, type ComponentType } from 'react';

/**
 * A component of a late script; undefined until it is loaded, and if it can't be. Not `lazy`: React sends the HTML of a large
 * `Suspense` boundary after the page, with an inline script that the Content-Security-Policy forbids.
 * @param load imports the component; always the same function
 */
export function useLoaded<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    let isLeft = false;
    load().then(
      (component) => {
        if (!isLeft) setLoaded(() => component);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [load]);
  return loaded;
}
