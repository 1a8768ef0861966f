const dayMs = 86_400_000;

/** How long an idempotency key is remembered. */
export const postsKeptMs = dayMs;
/** How long the owner of an address has to confirm a newsletter sign-up. The mail says so too. */
export const confirmationMs = 7 * dayMs;
/** How long ids of the payment provider's messages are remembered. It repeats them for three days. */
export const paymentMessagesKeptMs = 30 * dayMs;
/** How long a mail that could not be sent is kept for the office. */
export const failedMailsKeptMs = 90 * dayMs;

/**
 * How long an order that never arrives, or a return that never does, keeps the person who asked to be forgotten. The privacy
 * text says so.
 */
export const openOrdersKeepPersonMs = 180 * dayMs;

/** Orders are kept for ten years, as tax law asks in Belgium and Switzerland; elsewhere it asks for less. */
export function orderedBefore(now: number): Date {
  const start = new Date(now);
  start.setUTCFullYear(start.getUTCFullYear() - 10);
  return start;
}

/** A request to be told when a product is in stock again is kept for six months, if the product does not return before. */
export function endOfReminder(now: number): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + 6);
  return end;
}

/** Choices in the consent tool are kept for three years, as long as the time in which they can be disputed. */
export function consentBefore(now: number): Date {
  const start = new Date(now);
  start.setUTCFullYear(start.getUTCFullYear() - 3);
  return start;
}

/** Submissions and ended subscriptions are kept for three years. Source: 1-site.md §9, "Data retention". */
export function endOfRetention(now: number): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + 3);
  return end;
}
