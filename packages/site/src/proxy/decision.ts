/** What the proxy knows of a request: plain data, so that steps can be tested without a server. */
export interface RequestFacts {
  readonly method: string;
  /** As the browser sees it, for example `https://be.veralune.example`. */
  readonly origin: string;
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** Whether the path was written with needless slashes; `pathname` is without them. */
  readonly isRespelt: boolean;
  /** Whether the router asks, for navigation inside the app, and not the browser for a document. */
  readonly isInApp: boolean;
  /** The socket's address and those of `x-forwarded-for`. */
  readonly addresses: readonly string[];
  readonly localeCookie: string | undefined;
  readonly acceptLanguage: string | undefined;
}

export type Decision =
  /** `keep` where the page cannot say itself how long caches may keep it. */
  | {
      readonly kind: 'rewrite';
      readonly to: string;
      readonly status?: 401 | 404 | 500;
      readonly keep?: 'brief' | 'never';
    }
  | { readonly kind: 'forward'; readonly to: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 | 303 | 307 | 308 }
  /** For the router, which a redirect to another origin would fail: it asks again for a document, which is redirected. */
  | { readonly kind: 'leave' }
  | { readonly kind: 'deny'; readonly status: 401; readonly body: string };
