'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Milliseconds between two questions, and how many there are. */
const pause = 3_000;
const most = 40;

/** Asks again until the provider's message about the payment has arrived. */
export function RefreshIsland() {
  const router = useRouter();
  useEffect(() => {
    let asked = 0;
    const timer = setInterval(() => {
      asked += 1;
      if (asked > most) clearInterval(timer);
      else router.refresh();
    }, pause);
    return () => {
      clearInterval(timer);
    };
  }, [router]);
  return null;
}
