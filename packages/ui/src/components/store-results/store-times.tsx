'use client';

import type { ReactNode } from 'react';
import {
  dayOf,
  openingStateAt,
  weekMinuteIn,
  type OpeningStateLabels,
  type OpeningWeek,
} from '../opening-hours/opening-state.ts';
import { useMinute } from '../use-minute/use-minute.ts';
import styles from './store-times.module.css';

export interface StoreTimesProps {
  week: OpeningWeek;
  labels: OpeningStateLabels;
  /** By default the time of the browser. */
  now?: Date | undefined;
  /** The `OpeningHours`, and what is between. */
  children: ReactNode;
}

/**
 * Whether a store is open, and the day of today for the opening hours below. Without the time, on the server, an empty
 * line, so that the page does not move when it is known.
 */
export function StoreTimes({ week: { timeZone, openings }, labels, now, children }: StoreTimesProps) {
  const minute = useMinute();
  const time = now ?? minute;
  const weekMinute = time && weekMinuteIn(timeZone, time);
  const state = weekMinute === undefined ? undefined : openingStateAt(weekMinute, openings, labels);
  return (
    <>
      <p className={styles.status} data-open={state?.open || undefined}>
        {state?.text}
      </p>
      <div data-today={weekMinute === undefined ? undefined : dayOf(weekMinute)}>{children}</div>
    </>
  );
}
