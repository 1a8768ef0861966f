import { setTimeout as pause } from 'node:timers/promises';

/** The result of `promise`, or null if it takes longer than `ms` milliseconds. */
export async function withTimeout<Value>(ms: number, promise: Promise<Value>): Promise<Value | null> {
  const timer = new AbortController();
  const late = pause(ms, null, { signal: timer.signal }).catch(() => null);
  try {
    return await Promise.race([promise, late]);
  } finally {
    timer.abort();
  }
}
