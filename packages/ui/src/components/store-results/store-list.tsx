import type { ReactNode } from 'react';
import {
  dayOf,
  openingStateAt,
  weekMinuteIn,
  type OpeningStateLabels,
  type OpeningWeek,
} from '../opening-hours/opening-state.ts';
import { chevronDownPath } from '../icon/field-paths.ts';
import { externalPath } from '../icon/island-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import { OpeningHours, type OpeningHoursProps } from '../opening-hours/opening-hours.tsx';
import styles from './store-list.module.css';

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
  /** The time that decides which stores are open; undefined while it is not known, on the server. */
  now?: Date | undefined;
  /** Id of the hovered or focused store. */
  activeId?: string | undefined;
  onPoint?: ((id: string | undefined) => void) | undefined;
}

interface StoreProps extends Pick<StoreListProps, 'labels' | 'now' | 'onPoint'> {
  store: StoreItem;
  number: number;
  active: boolean;
}

function StoreLinks({ store, labels }: Pick<StoreProps, 'store' | 'labels'>) {
  const { name, phone, routeHref, action } = store;
  return (
    <div className={styles.links}>
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
        <PathIcon path={externalPath} />
      </a>
      {action}
    </div>
  );
}

/** Whether the store is open. Without the time an empty line, so that the page does not move when it is known. */
function StoreState({ store: { week }, labels, now }: Pick<StoreProps, 'store' | 'labels' | 'now'>) {
  if (!week) return null;
  const state = now && openingStateAt(weekMinuteIn(week.timeZone, now), week.openings, labels.state);
  return (
    <p className={styles.status} data-open={state?.open || undefined}>
      {state?.text}
    </p>
  );
}

/** The opening hours, with today marked as soon as the time is known. */
function StoreHours({ store: { name, hours, week }, labels, now }: Pick<StoreProps, 'store' | 'labels' | 'now'>) {
  if (!hours) return null;
  const today = week && now ? dayOf(weekMinuteIn(week.timeZone, now)) : undefined;
  const days = hours.days.map((day, index) => ({ ...day, today: index === today }));
  return (
    <details className={styles.hours}>
      <summary className={styles.summary}>
        {labels.hours}
        <span className="visually-hidden">, {name}</span>
        <PathIcon path={chevronDownPath} />
      </summary>
      <OpeningHours {...hours} days={days} />
    </details>
  );
}

function Store({ store, number, active, labels, now, onPoint }: StoreProps) {
  const { id, name, address, distance } = store;
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
        <StoreState store={store} labels={labels} now={now} />
        <StoreLinks store={store} labels={labels} />
        <StoreHours store={store} labels={labels} now={now} />
      </div>
    </li>
  );
}

/** Pharmacies, numbered as on the map, nearest first. */
export function StoreList({ stores, labels, now, activeId, onPoint }: StoreListProps) {
  return (
    <ol className={styles.root} role="list">
      {stores.map((store, index) => (
        <Store
          key={store.id}
          store={store}
          number={index + 1}
          active={store.id === activeId}
          labels={labels}
          now={now}
          onPoint={onPoint}
        />
      ))}
    </ol>
  );
}
