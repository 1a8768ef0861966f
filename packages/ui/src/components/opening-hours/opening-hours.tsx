import styles from './opening-hours.module.css';

export interface OpeningDay {
  day: string;
  /** `08:30–12:30`; empty if it is closed all day. */
  hours: readonly string[];
}

export interface OpeningHoursProps {
  days: readonly OpeningDay[];
  /** `Fermé`. */
  closed: string;
  /** 0 for Monday. An element around it may know it instead, as `data-today`. */
  today?: number | undefined;
}

/** The opening hours of a week. */
export function OpeningHours({ days, closed, today }: OpeningHoursProps) {
  return (
    <dl className={styles.root} data-today={today}>
      {days.map(({ day, hours }) => (
        <div className={styles.day} key={day} data-closed={hours.length === 0 || undefined}>
          <dt>{day}</dt>
          <dd className={styles.hours}>
            {hours.length === 0 ? closed : hours.map((range) => <span key={range}>{range} </span>)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
