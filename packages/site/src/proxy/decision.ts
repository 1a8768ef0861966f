import type { Locale, RouteParams } from '@veralune/routing';

/** A request as plain data, so that the steps can be tested without a server. */
export interface ProxyRequest {
  readonly method: string;
  /** The origin in the browser, for example `https://be.veralune.example`. */
  readonly origin: string;
  readonly pathname: string;
  /** The query with its question mark, or empty. */
  readonly search: string;
  /** Whether the path had repeated slashes or backslashes. They are merged in `pathname`. */
  readonly hadRepeatedSlashes: boolean;
  /** Whether the Next router sent the request for client-side navigation; false for a document. */
  readonly isInApp: boolean;
  readonly localeCookie: string | undefined;
  readonly acceptLanguage: string | undefined;
  /** Whether it has a session cookie. Only the API knows whether the session is valid. */
  readonly hasSession: boolean;
}

export type Decision =
  /** `cache` replaces the cache lifetime that the page sets. */
  | {
      readonly kind: 'rewrite';
      readonly to: string;
      readonly status?: 401 | 404 | 500 | 503;
      readonly cache?: 'brief' | 'preview' | 'personal' | 'never';
    }
  | { readonly kind: 'forward'; readonly to: string }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly status: 301 | 302 | 303 | 307 | 308;
      readonly cache?: 'never';
    }
  /** The router cannot follow a redirect to another origin. It requests the document instead, which is redirected. */
  | { readonly kind: 'leave' };

/** A preview whose token the API has to check. `check-preview.ts` turns it into a decision. */
export interface PreviewRequest {
  readonly kind: 'preview';
  readonly locale: Locale;
  readonly params: RouteParams['preview'];
  /** Null when the address has none. */
  readonly token: string | null;
}
