import { AddressCard, type ChosenAddress } from '../../components/address-card/address-card.tsx';
import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { InlineDrawing } from '../../components/drawing/inline-drawing.tsx';
import { Notice, type NoticeProps } from '../../components/notice/notice.tsx';
import { OrderLines, type OrderLinesProps } from '../../components/order-lines/order-lines.tsx';
import { OrderSummary, type OrderSummaryText } from '../../components/order-summary/order-summary.tsx';
import { OrderTimeline, type OrderTimelineProps } from '../../components/order-timeline/order-timeline.tsx';
import { Page } from '../../components/page/page.tsx';
import styles from './checkout-confirmation.module.css';

export interface CheckoutConfirmationScreenProps {
  title: string;
  /** E-mail address of the confirmation, expected delivery. */
  text: string;
  number: { label: string; value: string };
  message?: NoticeProps | undefined;
  timeline: OrderTimelineProps & { title: string };
  linesTitle: string;
  lines: OrderLinesProps;
  address: ChosenAddress;
  summary: OrderSummaryText;
  /** Links to the order and to the products. */
  links: readonly LinkItem[];
}

/** The order is placed: its number, the next steps, its products. */
export function CheckoutConfirmationScreen(props: CheckoutConfirmationScreenProps) {
  const { title, text, number, message, timeline, linesTitle, lines, address, summary, links } = props;
  return (
    <Page>
      <div className={styles.top}>
        <div className={styles.drawing}>
          <InlineDrawing kind="phases" seed={number.value} />
        </div>
        <div className={styles.text}>
          <h1>{title}</h1>
          <p className={styles.lead}>{text}</p>
          <p className={styles.number}>
            {number.label} <strong>{number.value}</strong>
          </p>
          {message ? <Notice {...message} /> : null}
          <ul className={styles.links} role="list">
            {links.map((link) => (
              <li key={link.href}>
                <ArrowLink {...link} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.details}>
        <div className={styles.main}>
          <section aria-labelledby="lines">
            <h2 className={styles.title} id="lines">
              {linesTitle}
            </h2>
            <OrderLines {...lines} />
          </section>
          <section aria-labelledby="timeline">
            <h2 className={styles.title} id="timeline">
              {timeline.title}
            </h2>
            <OrderTimeline label={timeline.label} events={timeline.events} next={timeline.next} />
          </section>
          <section aria-labelledby="address">
            <h2 className={styles.title} id="address">
              {address.title}
            </h2>
            <AddressCard address={address.address} actions={address.actions} />
          </section>
        </div>
        <div className={styles.beside}>
          <OrderSummary id="summary" {...summary} />
        </div>
      </div>
    </Page>
  );
}
