/** How a browser goes where a redirect leads. */
export interface Navigation {
  readonly kind: 'full' | 'in-app';
  readonly to: string;
}

/**
 * Absolute: the document is left; else the app navigates. Ask `lookUp` with `keepsQuery: false` for navigation inside
 * the app, so that the page's query stays behind. Source: 2-routes-redirects-commerce.md §4.
 */
export function navigationFor(target: string): Navigation {
  return {
    kind: target.startsWith('/') ? 'in-app' : 'full',
    to: target,
  };
}
