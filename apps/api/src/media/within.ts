import { setTimeout as pause } from 'node:timers/promises';

/** What `promise` gives, or null if that takes longer than `ms` milliseconds. */
export async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | null> {
  const timer = new AbortController();
  const late = pause(ms, null, { signal: timer.signal }).catch(() => null);
  try {
    return await Promise.race([promise, late]);
  } finally {
    timer.abort();
  }
}
