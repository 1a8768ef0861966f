import { describedBy, FieldError } from '../field/field-parts.tsx';
import type { FieldText } from '../field/field.tsx';
import styles from './relay-points.module.css';

/** A parcel pickup point. */
export interface RelayPoint {
  id: string;
  name: string;
  /** In one line: `Rue Neuve 12, 1000 Bruxelles`. */
  address: string;
  /** `350 m`. */
  distance: string;
  /** Opening hours. */
  schedules: readonly { days: string; hours: string }[];
}

export interface RelayPointsProps extends Pick<FieldText, 'id' | 'label' | 'error'> {
  name: string;
  points: readonly RelayPoint[];
  defaultValue?: string | undefined;
  labels: {
    /** Opens the opening hours: `Horaires`. */
    schedules: string;
    /** Instead of the list: `Aucun point relais autour de ce code postal.` */
    empty: string;
  };
}

/** Relay points near a postcode, nearest first, one to choose. */
export function RelayPoints({ id, name, label, error, points, defaultValue, labels }: RelayPointsProps) {
  const field = { id, label, error };
  if (points.length === 0)
    return (
      <p className={styles.root} role="status">
        {labels.empty}
      </p>
    );
  const { 'aria-invalid': _, ...described } = describedBy(field);
  return (
    <fieldset className={styles.root} {...described}>
      <legend className={styles.legend}>{label}</legend>
      <ul className={styles.list} role="list">
        {points.map((point, index) => (
          <li className={styles.point} key={point.id}>
            <label className={styles.choice}>
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name={name}
                value={point.id}
                defaultChecked={point.id === defaultValue}
              />
              <span>
                <span className={styles.name}>{point.name}</span>
                <span className={styles.address}> {point.address}</span>
              </span>
              <span className={styles.distance}>{point.distance}</span>
            </label>
            <details className={styles.hours}>
              <summary>
                {labels.schedules}
                <span className="visually-hidden"> – {point.name}</span>
              </summary>
              <dl>
                {point.schedules.map(({ days, hours }) => (
                  <div key={days}>
                    <dt>{days}</dt>
                    <dd>{hours}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ul>
      <FieldError field={field} />
    </fieldset>
  );
}
