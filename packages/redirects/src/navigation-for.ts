/** How a browser navigates to the target of a redirect. */
export interface Navigation {
  readonly kind: 'full' | 'in-app';
  readonly to: string;
}

/**
 * An absolute target needs a full page load; a site-relative one is navigated to inside the app. For navigation inside
 * the app, call `lookUp` with `keepsQuery: false`, which drops the page's query.
 * Source: 2-routes-redirects-commerce.md §4.
 */
export function navigationFor(target: string): Navigation {
  return {
    kind: target.startsWith('/') ? 'in-app' : 'full',
    to: target,
  };
}
