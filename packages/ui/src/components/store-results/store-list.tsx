import type { ReactNode } from 'react';
import type { OpeningStateLabels, OpeningWeek } from '../opening-hours/opening-state.ts';
import { chevronDownPath } from '../icon/field-paths.ts';
import { externalPath } from '../icon/island-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import { OpeningHours, type OpeningHoursProps } from '../opening-hours/opening-hours.tsx';
import { unbrokenPhone } from '../unbroken-phones/unbroken-phones.ts';
import styles from './store-list.module.css';
import { StoreTimes } from './store-times.tsx';

export interface StoreItem {
  id: string;
  name: string;
  /** Lines of the address. */
  address: readonly string[];
  /** `à 450 m`. */
  distance: string;
  /** The openings of a week, to say in the browser whether it is open. */
  week?: OpeningWeek | undefined;
  /** The formatted number, and the number for `tel:`. */
  phone?: { text: string; href: string } | undefined;
  /** Address of a route planner. */
  routeHref: string;
  /** From Monday to Sunday. */
  hours?: OpeningHoursProps | undefined;
  /** Beside the links: the button that adds it to the favourites. */
  action?: ReactNode;
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
  state: OpeningStateLabels;
}

export interface StoreListProps {
  stores: readonly StoreItem[];
  labels: StoreListLabels;
  /** The time that decides which stores are open: by default that of the browser. */
  now?: Date | undefined;
}

interface StoreProps extends Pick<StoreListProps, 'labels' | 'now'> {
  store: StoreItem;
  number: number;
}

function StoreLinks({ store, labels }: Pick<StoreProps, 'store' | 'labels'>) {
  const { name, phone, routeHref, action } = store;
  return (
    <div className={styles.links}>
      {phone ? (
        <a className={styles.link} href={phone.href}>
          {unbrokenPhone(phone.text)}
        </a>
      ) : null}
      <a className={styles.link} href={routeHref} target="_blank" rel="noopener noreferrer">
        {labels.route}
        <span className="visually-hidden">
          {' '}
          {name} {labels.newTab}
        </span>
        <PathIcon path={externalPath} />
      </a>
      {action}
    </div>
  );
}

function StoreHours({ store: { name, hours }, labels }: Pick<StoreProps, 'store' | 'labels'>) {
  if (!hours) return null;
  return (
    <details className={styles.hours}>
      <summary className={styles.summary}>
        {labels.hours}
        <span className="visually-hidden">, {name}</span>
        <PathIcon path={chevronDownPath} />
      </summary>
      <OpeningHours {...hours} />
    </details>
  );
}

function Store({ store, number, labels, now }: StoreProps) {
  const { id, name, address, distance, week } = store;
  const details = (
    <>
      <StoreLinks store={store} labels={labels} />
      <StoreHours store={store} labels={labels} />
    </>
  );
  return (
    <li className={styles.store} id={`store-${id}`} data-store={id}>
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
        {week ? (
          <StoreTimes week={week} labels={labels.state} now={now}>
            {details}
          </StoreTimes>
        ) : (
          details
        )}
      </div>
    </li>
  );
}

/** Pharmacies, numbered as on the map, nearest first. */
export function StoreList({ stores, labels, now }: StoreListProps) {
  return (
    <ol className={styles.root} role="list">
      {stores.map((store, index) => (
        <Store key={store.id} store={store} number={index + 1} labels={labels} now={now} />
      ))}
    </ol>
  );
}
