import { inAppTarget } from './link-target.ts';

/** The link around the target of an event. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** The path of a link that the site follows without leaving the document, or null. */
export function targetOf(link: HTMLAnchorElement): string | null {
  return inAppTarget(
    { href: link.href, target: link.target, hasDownload: link.hasAttribute('download'), rel: link.rel },
    window.location.href,
  );
}
