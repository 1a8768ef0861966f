import { isSafeTarget } from './target.ts';

/** A redirect within the site was asked for with the address of another site. */
export class ExternalRedirectError extends Error {
  constructor(target: string) {
    super(
      `VR-REDIRECTS-024: ${JSON.stringify(target)} leads to another site. Redirect to a path of this site: one slash, then the path.`,
    );
    this.name = 'ExternalRedirectError';
  }
}

/**
 * The target of a redirect that must stay on the site, for code that redirects to an address which it was given.
 * @throws ExternalRedirectError if the target is not a path, or if a browser or proxy could read it as another host:
 * `https://evil.example`, `//evil.example`, `/\evil.example`, `/%2Fevil.example`. Source: 1-site.md §8
 */
export function redirectWithin(target: string): string {
  if (!target.startsWith('/') || !isSafeTarget(target)) throw new ExternalRedirectError(target);
  return target;
}
