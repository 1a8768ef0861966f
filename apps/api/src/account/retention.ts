const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A session ends 30 days after the last visit. */
export const sessionMs = 30 * dayMs;
/** How long the link of a sign-up or of a new address can be used. The mails say so too. */
export const confirmationMs = 7 * dayMs;
/** How long a link for a new password can be used. Source: issue "Account, cart, checkout, orders". */
export const resetMs = hourMs;

/** An account is kept for three years after the last visit with a session. Source: docs/decisions/0022-accounts.md. */
export function accountExpiry(now: number): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + 3);
  return end;
}

/** The log of an account's events is kept for a year: long enough to clear up what someone else did with it. */
export function accountEventsBefore(now: number): Date {
  const start = new Date(now);
  start.setUTCFullYear(start.getUTCFullYear() - 1);
  return start;
}
