import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import '../styles/fonts.css';
import '../styles/global.css';

let root: Root | undefined;

/** Renders only this element in the page of a browser test; effects have run when it returns. */
export function mount(node: ReactNode): void {
  root?.unmount();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  flushSync(() => root?.render(node));
}
