/** Milliseconds that work waits for a moment without other work. Source: 1-site.md §4 "Prefetch". */
const longestWait = 2_000;

/** Calls `work` when the browser is idle, after two seconds at the latest. Returns a function that calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks. There the work waits for what is queued already.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 0);
    return () => {
      clearTimeout(timer);
    };
  }
  const request = requestIdleCallback(work, { timeout: longestWait });
  return () => {
    cancelIdleCallback(request);
  };
}
