import type { ReactNode } from 'react';
import { AddressCard, type ChosenAddress } from '../../components/address-card/address-card.tsx';
import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Button } from '../../components/button/button.tsx';
import { postTo, type FormAction } from '../../components/form/form-action.ts';
import { arrowPath, bagPath } from '../../components/icon/island-paths.ts';
import { OrderLines, type OrderLinesProps } from '../../components/order-lines/order-lines.tsx';
import { OrderSummary, type OrderSummaryText } from '../../components/order-summary/order-summary.tsx';
import { OrderTimeline, type OrderTimelineProps } from '../../components/order-timeline/order-timeline.tsx';
import { AccountLayout, type AccountLayoutProps } from '../../sections/account/account-layout.tsx';
import styles from './my-order.module.css';

export interface MyOrderScreenProps extends Omit<AccountLayoutProps, 'children'> {
  back: LinkItem;
  timeline: OrderTimelineProps & { title: string };
  linesTitle: string;
  lines: OrderLinesProps;
  summary: OrderSummaryText;
  addresses: readonly ChosenAddress[];
  /** Date, delivery method, payment method, transaction, returns. */
  facts: { title: string; items: readonly { label: string; value: string }[] };
  /** Link to the payment, while the order can be paid. */
  pay?: LinkItem | undefined;
  /** Link to the receipt, once the order is paid. */
  receipt?: LinkItem | undefined;
  /** The button that puts the products into the cart again. */
  again: { label: string; action: FormAction };
  /** Link to the form for the withdrawal, while there is one. The law wants it easy to find. */
  withdraw?: LinkItem | undefined;
  /** Reviews of the products, the form for the withdrawal. */
  more?: ReactNode;
}

/** One order: status, products, amounts, and what can be done with it. */
export function MyOrderScreen(props: MyOrderScreenProps) {
  const {
    back,
    timeline,
    linesTitle,
    lines,
    summary,
    addresses,
    facts,
    pay,
    receipt,
    again,
    withdraw,
    more,
    ...layout
  } = props;
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
          {pay ? (
            <Button href={pay.href} iconEnd={arrowPath} wide>
              {pay.label}
            </Button>
          ) : null}
          <form {...postTo(again.action)}>
            <Button type="submit" tone="secondary" icon={bagPath} wide>
              {again.label}
            </Button>
          </form>
          {withdraw ? (
            <Button href={withdraw.href} tone="secondary" wide>
              {withdraw.label}
            </Button>
          ) : null}
          {receipt ? (
            <p className={styles.receipt}>
              <ArrowLink {...receipt} />
            </p>
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
      </div>
      {more}
    </AccountLayout>
  );
}
