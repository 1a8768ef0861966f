import type { ReactNode } from 'react';
import { AddressCard } from '../../components/address-card/address-card.tsx';
import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { DocumentList, type DocumentItem } from '../../components/document-list/document-list.tsx';
import { OrderLines, type OrderLinesProps } from '../../components/order-lines/order-lines.tsx';
import { OrderSummary, type OrderSummaryText } from '../../components/order-summary/order-summary.tsx';
import { OrderTimeline, type OrderTimelineProps } from '../../components/order-timeline/order-timeline.tsx';
import { AccountLayout, type AccountLayoutProps } from '../../sections/account/account-layout.tsx';
import type { ChosenAddress } from '../checkout-delivery/checkout-delivery.tsx';
import styles from './my-order.module.css';

export interface MyOrderScreenProps extends Omit<AccountLayoutProps, 'children'> {
  back: LinkItem;
  timeline: OrderTimelineProps & { title: string };
  linesTitle: string;
  lines: OrderLinesProps;
  summary: OrderSummaryText;
  addresses: readonly ChosenAddress[];
  /** Date, delivery method, payment method, transaction. */
  facts: { title: string; items: readonly { label: string; value: string }[] };
  /** Invoices. */
  documents?: { title: string; items: readonly DocumentItem[] } | undefined;
  /** Order again, withdraw, pay. */
  actions: readonly LinkItem[];
  /** Further actions, as forms. */
  more?: ReactNode;
}

/** One order: status, products, amounts, documents. */
export function MyOrderScreen(props: MyOrderScreenProps) {
  const { back, timeline, linesTitle, lines, summary, addresses, facts, documents, actions, more, ...layout } = props;
  return (
    <AccountLayout {...layout}>
      <p>
        <ArrowLink {...back} back />
      </p>
      <div className={styles.pair}>
        <section aria-labelledby="timeline">
          <h2 className={styles.title} id="timeline">
            {timeline.title}
          </h2>
          <OrderTimeline label={timeline.label} events={timeline.events} next={timeline.next} />
        </section>
        <OrderSummary id="summary" {...summary}>
          {actions.length > 0 ? (
            <ul className={styles.actions} role="list">
              {actions.map((action) => (
                <li key={action.href}>
                  <ArrowLink {...action} />
                </li>
              ))}
            </ul>
          ) : null}
        </OrderSummary>
      </div>
      <section aria-labelledby="lines">
        <h2 className={styles.title} id="lines">
          {linesTitle}
        </h2>
        <OrderLines {...lines} />
      </section>
      <div className={styles.pair}>
        {addresses.map((each) => (
          <section key={each.title} aria-label={each.title}>
            <h2 className={styles.title}>{each.title}</h2>
            <AddressCard address={each.address} actions={each.actions} />
          </section>
        ))}
        <section aria-labelledby="facts">
          <h2 className={styles.title} id="facts">
            {facts.title}
          </h2>
          <dl className={styles.facts}>
            {facts.items.map(({ label, value }) => (
              <div className={styles.fact} key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        {documents ? (
          <section aria-labelledby="documents">
            <h2 className={styles.title} id="documents">
              {documents.title}
            </h2>
            <DocumentList documents={documents.items} />
          </section>
        ) : null}
      </div>
      {more}
    </AccountLayout>
  );
}
