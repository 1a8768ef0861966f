'use client';

import { LoadingBar, type LoadingBarProps } from '@veralune/ui/components/loading-bar/loading-bar';
import { useEffect } from 'react';
import { loadingSignal } from './loading-indicator.ts';
import { nextLoading, nextTick, type Loading, type LoadingEvent } from './loading.ts';

let loading: Loading = { phase: 'idle' };
let timer: ReturnType<typeof setTimeout> | undefined;

/** The style sheet of the loading bar reads this attribute of the document. */
function show({ phase }: Loading): void {
  const { dataset } = document.documentElement;
  if (phase === 'idle' || phase === 'waiting') delete dataset['navigating'];
  else dataset['navigating'] = phase;
}

function move(event: LoadingEvent): void {
  loading = nextLoading(loading, event, Date.now());
  show(loading);
  clearTimeout(timer);
  const due = nextTick(loading);
  if (due === null) return;
  timer = setTimeout(() => {
    move('tick');
  }, due - Date.now());
}

function onSignal(event: Event): void {
  move((event as CustomEvent<LoadingEvent>).detail);
}

/** The loading bar, moved by `signalLoading`. */
export function LoadingBarIsland(props: LoadingBarProps) {
  useEffect(() => {
    window.addEventListener(loadingSignal, onSignal);
    return () => {
      window.removeEventListener(loadingSignal, onSignal);
    };
  }, []);
  return <LoadingBar {...props} />;
}
