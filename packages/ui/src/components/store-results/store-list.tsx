import { Icon } from '../icon/icon.tsx';
import { OpeningHours, type OpeningHoursProps } from '../opening-hours/opening-hours.tsx';
import styles from './store-list.module.css';

export interface StoreItem {
  id: string;
  name: string;
  /** Lines of the address. */
  address: readonly string[];
  /** `à 450 m`. */
  distance: string;
  /** Whether it is open now, as text: `Ouvert jusqu’à 18 h 30`. */
  status?: { open: boolean; text: string } | undefined;
  /** The formatted number, and the number for `tel:`. */
  phone?: { text: string; href: string } | undefined;
  /** Address of a route planner. */
  routeHref: string;
  hours?: OpeningHoursProps | undefined;
}

export interface StoreListLabels {
  /** `Itinéraire`. */
  route: string;
  /** Appended to a link that opens a new tab: `(nouvel onglet)`. */
  newTab: string;
  /** `Horaires`. */
  hours: string;
  /** Read before a number that links to the map: `Voir sur la carte`. */
  onMap: string;
}

export interface StoreListProps {
  stores: readonly StoreItem[];
  labels: StoreListLabels;
  /** Id of the hovered or focused store. */
  activeId?: string | undefined;
  onPoint?: ((id: string | undefined) => void) | undefined;
}

interface StoreProps extends Pick<StoreListProps, 'labels' | 'onPoint'> {
  store: StoreItem;
  number: number;
  active: boolean;
}

function StoreLinks({ store, labels }: Pick<StoreProps, 'store' | 'labels'>) {
  const { name, phone, routeHref } = store;
  return (
    <p className={styles.links}>
      {phone ? (
        <a className={styles.link} href={phone.href}>
          {phone.text}
        </a>
      ) : null}
      <a className={styles.link} href={routeHref} target="_blank" rel="noopener noreferrer">
        {labels.route}
        <span className="visually-hidden">
          {' '}
          {name} {labels.newTab}
        </span>
        <Icon name="external" />
      </a>
    </p>
  );
}

function Store({ store, number, active, labels, onPoint }: StoreProps) {
  const { id, name, address, distance, status, hours } = store;
  return (
    <li
      className={styles.store}
      id={`store-${id}`}
      data-active={active || undefined}
      onMouseEnter={() => onPoint?.(id)}
      onMouseLeave={() => onPoint?.(undefined)}
      onFocus={() => onPoint?.(id)}
    >
      <a className={styles.number} href={`#map-${id}`}>
        <span aria-hidden="true">{number}</span>
        <span className="visually-hidden">
          {labels.onMap} {number}, {name}
        </span>
      </a>
      <div>
        <div className={styles.head}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.distance}>{distance}</p>
        </div>
        <p className={styles.address}>{address.join(', ')}</p>
        {status ? (
          <p className={styles.status} data-open={status.open || undefined}>
            {status.text}
          </p>
        ) : null}
        <StoreLinks store={store} labels={labels} />
        {hours ? (
          <details className={styles.hours}>
            <summary className={styles.summary}>
              {labels.hours}
              <span className="visually-hidden">, {name}</span>
              <Icon name="chevron-down" />
            </summary>
            <OpeningHours {...hours} />
          </details>
        ) : null}
      </div>
    </li>
  );
}

/** Pharmacies, numbered as on the map, nearest first. */
export function StoreList({ stores, labels, activeId, onPoint }: StoreListProps) {
  return (
    <ol className={styles.root} role="list">
      {stores.map((store, index) => (
        <Store
          key={store.id}
          store={store}
          number={index + 1}
          active={store.id === activeId}
          labels={labels}
          onPoint={onPoint}
        />
      ))}
    </ol>
  );
}
