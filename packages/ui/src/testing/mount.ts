import { createElement, Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import '../styles/fonts.css';
import '../styles/global.css';

let root: Root | undefined;
let mounted: ReactNode;

/** Renders only this element in the page of a browser test; effects have run when it returns. */
export function mount(node: ReactNode): void {
  root?.unmount();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  mounted = node;
  flushSync(() => root?.render(createElement(Fragment, null, node)));
}

/** Renders something after what is mounted, such as a behaviour that comes late. */
export function add(node: ReactNode): void {
  flushSync(() => root?.render(createElement(Fragment, null, mounted, node)));
}
