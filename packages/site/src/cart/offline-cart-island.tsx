'use client';

import { OfflineCart } from '@veralune/ui/components/offline-notice/offline-cart';
import { usePathname } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasFilledCart } from '../visitor/visitor-marks.ts';
import { lastCart } from './last-cart.ts';

export interface OfflineCartIslandProps {
  /** Path of the cart. */
  readonly path: string;
  readonly title: string;
  readonly note: string;
}

/** The last known cart, inside the notice that there is no connection. The link to the cart opens it. */
export function OfflineCartIsland({ path, ...texts }: OfflineCartIslandProps) {
  const lines = useSyncExternalStore(lastCart.subscribe, lastCart.read, () => lastCart.initial);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.pathname === path) setOpen(true);
    };
    document.addEventListener('click', open);
    return () => {
      document.removeEventListener('click', open);
    };
  }, [path]);
  if (lines.length === 0 || !hasFilledCart(document.cookie)) return null;
  return <OfflineCart {...texts} lines={lines} open={isOpen} onOpen={setOpen} />;
}

/** Forgets the last known cart when a cookie says that there is none any more: after an order, or the end of a session. */
export function ForgetCartIsland() {
  const path = usePathname();
  useEffect(() => {
    if (!hasFilledCart(document.cookie) && lastCart.read().length > 0) lastCart.reset();
  }, [path]);
  return null;
}
