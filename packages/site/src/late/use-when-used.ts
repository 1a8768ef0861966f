import { useEffect, useState } from 'react';
import { whenUsed } from './when-used.ts';

/** Whether the visitor has used the page, so that late scripts may be loaded. */
export function useWhenUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(
    () =>
      whenUsed(() => {
        setUsed(true);
      }),
    [],
  );
  return isUsed;
}
