import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * An element of a late script; `otherwise` until it is loaded, and if it can't be. Not `lazy`: React sends the HTML of a large
 * `Suspense` boundary after the page, with an inline script that the Content-Security-Policy forbids.
 * @param load imports the component; always the same function
 * @param isNeeded false as long as the script must not be requested
 */
export function useLoadedElement<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  props: Props,
  otherwise: ReactNode = null,
  isNeeded = true,
): ReactNode {
  const [component, setComponent] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isNeeded) return;
    let isLeft = false;
    load().then(
      (loaded) => {
        if (!isLeft) setComponent(() => loaded);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [load, isNeeded]);
  return component ? createElement(component, props) : otherwise;
}
