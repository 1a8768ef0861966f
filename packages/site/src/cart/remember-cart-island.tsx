'use client';

import { useEffect } from 'react';
import { lastCart, type LastCartLine } from './last-cart.ts';

export interface RememberCartIslandProps {
  readonly lines: readonly LastCartLine[];
}

/** Keeps the cart that the page shows for the time without a connection. */
export function RememberCartIsland({ lines }: RememberCartIslandProps) {
  useEffect(() => {
    if (lines.length === 0) lastCart.reset();
    else lastCart.write(lines);
  }, [lines]);
  return null;
}
