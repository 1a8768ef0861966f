'use client';

import type { ReactNode, SyntheticEvent } from 'react';

export interface StorePointerProps {
  className?: string | undefined;
  /** Entries have the id of their store as `data-store`. */
  children: ReactNode;
}

function storeAt({ target }: SyntheticEvent): string | undefined {
  return (target as Element).closest<HTMLElement>('[data-store]')?.dataset['store'];
}

/** Sets `data-active` on the entries of a store, and only on those. React does not set this attribute. */
function highlight({ currentTarget }: SyntheticEvent, store?: string): void {
  for (const entry of currentTarget.querySelectorAll<HTMLElement>('[data-store]')) {
    if (entry.dataset['store'] === store) entry.dataset['active'] = 'true';
    else delete entry.dataset['active'];
  }
}

/** Highlights all entries of the hovered or focused store. */
export function StorePointer({ className, children }: StorePointerProps) {
  const point = (event: SyntheticEvent) => {
    const store = storeAt(event);
    if (store) highlight(event, store);
  };
  return (
    <div
      className={className}
      onFocus={point}
      onMouseOver={point}
      onMouseOut={(event) => {
        if (storeAt(event)) highlight(event);
      }}
    >
      {children}
    </div>
  );
}
