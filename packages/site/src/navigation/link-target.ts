/** The attributes of a link that decide whether the router handles a click on it. */
export interface LinkClick {
  readonly href: string;
  readonly target: string;
  readonly hasDownload: boolean;
  readonly rel: string;
}

function isFileOrApi(pathname: string) {
  return pathname.startsWith('/api/') || /\.[a-z0-9]{2,5}$/i.test(pathname);
}

/**
 * The target of a client-side navigation, or null when the browser must handle the click: another origin, a new tab,
 * a download, a fragment of the same page, a file.
 *
 * @returns a path with query and hash
 */
export function inAppTarget(link: LinkClick, current: string): string | null {
  if (link.hasDownload || (link.target !== '' && link.target !== '_self') || /\bexternal\b/.test(link.rel)) return null;
  const to = new URL(link.href, current);
  const from = new URL(current);
  if (to.origin !== from.origin || isFileOrApi(to.pathname)) return null;
  const samePage = to.pathname === from.pathname && to.search === from.search;
  if (samePage && to.hash !== '') return null;
  return to.pathname + to.search + to.hash;
}
