/** The session; only the API can read it. Source: 3-decisions.md, "Cookies and storage". */
export const sessionCookie = 'jwt_token';

/** Identifies the cart of this browser. */
const cartCookie = 'cart';

/**
 * Tells scripts whether there is a cart (`c`) or a session (`s`), so that the header asks the API only if there is
 * something to ask for. It says nothing about the person.
 */
export const visitorCookie = 'visitor';

/** The cookies that belong to the API. The site passes them on in both directions and reads none of their values. */
export const personalCookies = [sessionCookie, cartCookie, visitorCookie] as const;
