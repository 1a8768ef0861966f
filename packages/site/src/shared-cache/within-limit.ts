/** Thrown when an operation takes longer than its limit. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
}

/**
 * The result of an operation, if it is there within the limit. The operation itself goes on.
 * @throws LimitError after `limitMs`, or the error of the operation
 */
export function withinLimit<Value>(operation: Promise<Value>, limitMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // After a long task both the timer and the answer are due, and Node handles timers first: read the socket once more.
      setImmediate(() => {
        reject(new LimitError(`No answer within ${String(limitMs)} ms.`));
      });
    }, limitMs);
    operation.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
