import { visitorCookie } from '../account/personal-cookies.ts';

function marksIn(cookies: string): string | undefined {
  const start = `${visitorCookie}=`;
  const pair = cookies.split(';').find((each) => each.trim().startsWith(start));
  return pair?.trim().slice(start.length);
}

/** Whether the cookie says that there is a cart or a session. */
export function isKnownVisitor(cookies: string): boolean {
  return marksIn(cookies) !== undefined;
}

/** Whether the cookie says that there are articles in the cart. */
export function hasFilledCart(cookies: string): boolean {
  return marksIn(cookies)?.includes('c') ?? false;
}

/** Whether the cookie says that there is a session. */
export function isSignedIn(cookies: string): boolean {
  return marksIn(cookies)?.includes('s') ?? false;
}
