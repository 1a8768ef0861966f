/**
 * How long an answer may wait for the database, in milliseconds. Callers wait 5 s (`packages/api-client`), and get a
 * 503 before they give up.
 */
const deadlineMs = 4_000;

/** The database did not answer within the deadline. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Waits for work that needs the database, at most `deadlineMs`; then it throws a DeadlineError. The query itself goes on:
 * a server ends it by its own limits (`src/db/limits.ts`), the embedded engine cannot cancel a query.
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
