import styles from './opening-hours.module.css';

export interface OpeningDay {
  day: string;
  /** `08:30–12:30`; empty if it is closed all day. */
  hours: readonly string[];
  /** Marks the current day at render time. */
  today?: boolean | undefined;
}

export interface OpeningHoursProps {
  days: readonly OpeningDay[];
  /** `Fermé`. */
  closed: string;
}

/** The opening hours of a week. */
export function OpeningHours({ days, closed }: OpeningHoursProps) {
  return (
    <dl className={styles.root}>
      {days.map(({ day, hours, today }) => (
        <div
          className={styles.day}
          key={day}
          data-today={today || undefined}
          data-closed={hours.length === 0 || undefined}
        >
          <dt>{day}</dt>
          <dd className={styles.hours}>
            {hours.length === 0 ? closed : hours.map((range) => <span key={range}>{range} </span>)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
