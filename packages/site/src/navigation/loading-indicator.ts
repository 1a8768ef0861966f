import { nextLoading, nextTick, type Loading, type LoadingEvent } from './loading.ts';

let loading: Loading = { phase: 'idle' };
let timer: ReturnType<typeof setTimeout> | undefined;

/** The style sheet of the loading bar reads this attribute of the document. */
function show({ phase }: Loading): void {
  const { dataset } = document.documentElement;
  if (phase === 'idle' || phase === 'waiting') delete dataset['navigating'];
  else dataset['navigating'] = phase;
}

/** Tells the loading bar of the page that a navigation begins, ends or fails. */
export function signalLoading(event: LoadingEvent): void {
  loading = nextLoading(loading, event, Date.now());
  show(loading);
  clearTimeout(timer);
  const due = nextTick(loading);
  if (due === null) return;
  timer = setTimeout(() => {
    signalLoading('tick');
  }, due - Date.now());
}
