import styles from './opening-hours.module.css';

export interface OpeningDay {
  day: string;
  /** `08:30–12:30`; empty where it is closed all day. */
  hours: readonly string[];
  /** Today, as far as whoever made the page knows. */
  today?: boolean | undefined;
}

export interface OpeningHoursProps {
  days: readonly OpeningDay[];
  /** `Fermé`. */
  closed: string;
}

/** The week of a place. */
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
