/**
 * Milliseconds before the loading bar appears, and during which it stays after the end. While it is visible it grows for
 * 5 s, see `loading-bar.module.css`. Source: 1-site.md §9.
 */
const loadingDelay = { show: 200, hide: 500 } as const;

/** State of the loading bar. `since` is the time of its last change in milliseconds. */
export type Loading =
  | { readonly phase: 'idle' }
  | {
      /** `waiting`: not visible yet. `done`, `failed`: about to disappear. */
      readonly phase: 'waiting' | 'loading' | 'done' | 'failed';
      readonly since: number;
    };

/** `tick`: time has passed. */
export type LoadingEvent = 'start' | 'finish' | 'fail' | 'tick';

const idle: Loading = { phase: 'idle' };

/** The time at which the state changes by itself, or null. */
export function nextTick(loading: Loading): number | null {
  switch (loading.phase) {
    case 'waiting':
      return loading.since + loadingDelay.show;
    case 'done':
    case 'failed':
      return loading.since + loadingDelay.hide;
    case 'idle':
    case 'loading':
      return null;
  }
}

function start(loading: Loading, at: number): Loading {
  // A further click while a page is loading does not hide the bar.
  return loading.phase === 'loading' || loading.phase === 'waiting' ? loading : { phase: 'waiting', since: at };
}

function finish(loading: Loading, at: number): Loading {
  if (loading.phase === 'waiting') return idle;
  return loading.phase === 'loading' ? { phase: 'done', since: at } : loading;
}

function tick(loading: Loading, at: number): Loading {
  const due = nextTick(loading);
  if (due === null || at < due) return loading;
  return loading.phase === 'waiting' ? { phase: 'loading', since: at } : idle;
}

/** The next state. @param at the current time in milliseconds */
export function nextLoading(loading: Loading, event: LoadingEvent, at: number): Loading {
  switch (event) {
    case 'start':
      return start(loading, at);
    case 'finish':
      return finish(loading, at);
    case 'fail':
      return { phase: 'failed', since: at };
    case 'tick':
      return tick(loading, at);
  }
}
