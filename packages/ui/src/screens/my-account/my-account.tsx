import { AddressCard, type ChosenAddress } from '../../components/address-card/address-card.tsx';
import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { CardLink } from '../../components/card-link/card-link.tsx';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { OrderLines, type OrderLinesProps } from '../../components/order-lines/order-lines.tsx';
import { OrderTimeline, type OrderTimelineProps } from '../../components/order-timeline/order-timeline.tsx';
import { AccountLayout, type AccountLayoutProps } from '../../sections/account/account-layout.tsx';
import styles from './my-account.module.css';

/** A part of the account in one line. */
export interface AccountTile {
  title: string;
  /** `3 produits`. */
  text: string;
  icon: IconName;
  href: string;
}

export interface MyAccountScreenProps extends Omit<AccountLayoutProps, 'children'> {
  /** The last order, or a text if there is none. */
  order: {
    title: string;
    /** Number, date, amount. */
    text: string;
    content?: { timeline: OrderTimelineProps; lines: OrderLinesProps } | undefined;
    link: LinkItem;
  };
  tiles: readonly AccountTile[];
  address?: ChosenAddress | undefined;
}

/** The home of the account: the last order and links to the other pages. */
export function MyAccountScreen({ order, tiles, address, ...layout }: MyAccountScreenProps) {
  return (
    <AccountLayout {...layout}>
      <section className={styles.order} aria-labelledby="order">
        <div>
          <h2 className={styles.title} id="order">
            {order.title}
          </h2>
          <p className={styles.text}>{order.text}</p>
        </div>
        {order.content ? (
          <div className={styles.content}>
            <OrderTimeline {...order.content.timeline} />
            <OrderLines {...order.content.lines} compact />
          </div>
        ) : null}
        <ArrowLink {...order.link} />
      </section>
      <div className={styles.more}>
        <ul className={styles.tiles} role="list">
          {tiles.map((tile) => (
            <li className={styles.tile} key={tile.href}>
              <Icon name={tile.icon} size={28} />
              <h2 className={styles.tileTitle}>
                <CardLink href={tile.href}>{tile.title}</CardLink>
              </h2>
              <p className={styles.text}>{tile.text}</p>
            </li>
          ))}
        </ul>
        {address ? (
          <section aria-labelledby="address">
            <h2 className={styles.tileTitle} id="address">
              {address.title}
            </h2>
            <AddressCard address={address.address} actions={address.actions} />
          </section>
        ) : null}
      </div>
    </AccountLayout>
  );
}
