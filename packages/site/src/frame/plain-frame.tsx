import type { ReactNode } from 'react';
import type { Present } from '../present/context.ts';

/** Content and nothing else: for pages that must render while the catalogue gives no answer. */
export function PlainFrame({ children }: { readonly present: Present; readonly children: ReactNode }) {
  return <main id="content">{children}</main>;
}
