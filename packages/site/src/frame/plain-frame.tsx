import type { ReactNode } from 'react';
import type { PageContext } from '../page-context.ts';

/** The blank layout and the maintenance layout of 1-site.md §2: they must render when the catalogue is not available. */
export function PlainFrame({ children }: { readonly context: PageContext; readonly children: ReactNode }) {
  return <main id="content">{children}</main>;
}
