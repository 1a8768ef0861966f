/** What someone does with a page, also with the keyboard or a screen reader. */
const uses = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/** The consent tool takes the focus by itself, and its buttons are not what the page is used for. */
function isInConsentTool({ target }: Event): boolean {
  return target instanceof Element && target.closest('#cc-main') !== null;
}

/** Milliseconds after which a page counts as used, because someone may only be reading it. */
const longestWait = 10_000;

let isUsed = false;

/**
 * Calls `work` when the visitor first uses the page, after ten seconds at the latest: what is not needed at first sight
 * doesn't compete with it. Returns a function that calls it off.
 */
export function whenUsed(work: () => void): () => void {
  if (isUsed) {
    const immediate = setTimeout(work, 0);
    return () => {
      clearTimeout(immediate);
    };
  }
  const listening = new AbortController();
  const use = (event?: Event) => {
    if (event && isInConsentTool(event)) return;
    isUsed = true;
    stop();
    work();
  };
  const timer = setTimeout(use, longestWait);
  const stop = () => {
    clearTimeout(timer);
    listening.abort();
  };
  for (const kind of uses)
    window.addEventListener(kind, use, { passive: true, capture: true, signal: listening.signal });
  return stop;
}
