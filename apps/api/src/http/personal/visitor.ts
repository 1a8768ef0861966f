import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { SignedInCustomer } from '../../account/signed-in-customer.ts';
import type { ApiEnv } from '../api-env.ts';

/** Source of `jwt_token`: 3-decisions.md, "Cookies and storage". */
const visitorCookies = { session: 'jwt_token', cart: 'cart', marker: 'visitor' } as const;

const daySeconds = 86_400;
const sessionSeconds = 30 * daySeconds;
const cartSeconds = 90 * daySeconds;

/** The person behind a personal call: what the cookies say, and the ways to change them. */
export interface Visitor {
  /** The customer of the session; null without one. */
  readonly customer: SignedInCustomer | null;
  /** The token of the session; null without one. Only its SHA-256 is stored. */
  readonly sessionToken: string | null;
  /** The token of the cart cookie, which can be unknown; null without one. Only its SHA-256 is stored. */
  readonly cartToken: string | null;
  /** Sets the session cookie for 30 days. */
  readonly setSession: (token: string) => void;
  readonly clearSession: () => void;
  /** Sets the cart cookie for 90 days. */
  readonly setCart: (token: string) => void;
  readonly clearCart: () => void;
  /** Says whether the cart has articles, for the script of the header. */
  readonly markCart: (hasArticles: boolean) => void;
}

/** A token as the API makes them: URL-safe base 64. */
function tokenIn(context: Context<ApiEnv>, name: string): string | null {
  const value = getCookie(context, name) ?? '';
  return /^[\w-]{16,128}$/.test(value) ? value : null;
}

/** The token of the session cookie, which can be unknown or expired. */
export function sessionTokenIn(context: Context<ApiEnv>): string | null {
  return tokenIn(context, visitorCookies.session);
}

export interface VisitorOptions {
  /** The session of the request; null without a valid one. */
  readonly session: { readonly token: string; readonly customer: SignedInCustomer } | null;
  /** Whether the site's address is https. */
  readonly isSecure: boolean;
}

interface CookieWriter {
  readonly visitor: Visitor;
  /**
   * Updates the readable cookie `visitor`: `c` for a filled cart, `s` for a session, both or none. The script of the header
   * asks for `GET /me` only if it is there.
   */
  readonly writeMarker: () => void;
}

/** The visitor of a request. The returned functions set cookies of its response. */
export function visitorOf(context: Context<ApiEnv>, { session, isSecure }: VisitorOptions): CookieWriter {
  const options: CookieOptions = { path: '/', sameSite: 'Lax', secure: isSecure };
  const marker = getCookie(context, visitorCookies.marker) ?? '';
  let hasSession = session !== null;
  let hasArticles = marker.includes('c');
  const visitor: Visitor = {
    customer: session?.customer ?? null,
    sessionToken: session?.token ?? null,
    cartToken: tokenIn(context, visitorCookies.cart),
    setSession: (token) => {
      hasSession = true;
      setCookie(context, visitorCookies.session, token, { ...options, httpOnly: true, maxAge: sessionSeconds });
    },
    clearSession: () => {
      hasSession = false;
      deleteCookie(context, visitorCookies.session, options);
    },
    setCart: (token) => {
      setCookie(context, visitorCookies.cart, token, { ...options, httpOnly: true, maxAge: cartSeconds });
    },
    clearCart: () => {
      hasArticles = false;
      deleteCookie(context, visitorCookies.cart, options);
    },
    markCart: (isFilled) => {
      hasArticles = isFilled;
    },
  };
  return {
    visitor,
    writeMarker: () => {
      const now = `${hasArticles ? 'c' : ''}${hasSession ? 's' : ''}`;
      if (now === marker) return;
      if (now === '') deleteCookie(context, visitorCookies.marker, options);
      else setCookie(context, visitorCookies.marker, now, { ...options, maxAge: cartSeconds });
    },
  };
}
