/**
 * Maximum time that a response waits for the database, in milliseconds. Clients time out after 5 s
 * (`packages/api-client`), so they receive the 503 first.
 */
export const deadlineMs = 4_000;

/** The database did not answer within the deadline. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Waits at most `deadlineMs` for work that needs the database. The query itself continues: a server ends it by its own
 * timeouts (`src/db/limits.ts`), and the embedded engine cannot cancel a query.
 * @throws DeadlineError after `deadlineMs`
 */
export async function withinDeadline<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DeadlineError(`The database did not answer within ${String(deadlineMs)} ms.`));
    }, deadlineMs);
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}
