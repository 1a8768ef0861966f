import { postTo, type FormAction } from '../../components/form/form-action.ts';
import { AddressCard, type ChosenAddress } from '../../components/address-card/address-card.tsx';
import { Button } from '../../components/button/button.tsx';
import type { CheckoutStepsProps } from '../../components/checkout-steps/checkout-steps.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '../../components/error-summary/error-summary.tsx';
import { CheckField, type CheckFieldProps } from '../../components/field/check-field.tsx';
import { Notice, type NoticeProps } from '../../components/notice/notice.tsx';
import { OrderLines, type OrderLinesProps } from '../../components/order-lines/order-lines.tsx';
import { OrderSummary, type OrderSummaryText } from '../../components/order-summary/order-summary.tsx';
import { CheckoutLayout } from '../../sections/checkout/checkout-layout.tsx';
import { arrowPath } from '../../components/icon/island-paths.ts';
import styles from './checkout-recap.module.css';

export interface CheckoutRecapScreenProps {
  title: string;
  steps: CheckoutStepsProps;
  action: FormAction;
  errors?: ErrorSummaryProps | undefined;
  /** Result of the last attempt. */
  message?: NoticeProps | undefined;
  linesTitle: string;
  lines: OrderLinesProps;
  change: { label: string; href: string };
  addresses: readonly ChosenAddress[];
  delivery: { title: string; text: string; action: { label: string; href: string } };
  /**
   * Acceptance of the general conditions of sale; required for the order. Source: 2-routes-redirects-commerce.md §5.
   */
  terms: CheckFieldProps;
  /** The right of withdrawal, in a sentence. */
  withdrawal: string;
  submit: string;
  /** What the customer agrees to pay, posted as `total`. */
  confirmed: string;
  summary: OrderSummaryText;
}

/** Second step of the checkout: the order summary before payment. */
export function CheckoutRecapScreen(props: CheckoutRecapScreenProps) {
  const {
    title,
    steps,
    action,
    errors,
    message,
    linesTitle,
    lines,
    change,
    addresses,
    delivery,
    terms,
    withdrawal,
    submit,
    confirmed,
    summary,
  } = props;
  return (
    <CheckoutLayout
      title={title}
      steps={steps}
      summary={
        <OrderSummary id="summary" {...summary}>
          <form className={styles.form} {...postTo(action)} noValidate>
            <input type="hidden" name="total" value={confirmed} />
            <CheckField {...terms} />
            <Button type="submit" iconEnd={arrowPath} wide>
              {submit}
            </Button>
            <p className={styles.note}>{withdrawal}</p>
          </form>
        </OrderSummary>
      }
    >
      {message ? <Notice {...message} /> : null}
      {errors ? <ErrorSummary {...errors} /> : null}
      <section className={styles.part} aria-labelledby="lines">
        <div className={styles.head}>
          <h2 className={styles.title} id="lines">
            {linesTitle}
          </h2>
          <a href={change.href}>{change.label}</a>
        </div>
        <OrderLines {...lines} />
      </section>
      <div className={styles.facts}>
        {addresses.map((each) => (
          <section className={styles.fact} key={each.title} aria-label={each.title}>
            <h2 className={styles.title}>{each.title}</h2>
            <AddressCard address={each.address} actions={each.actions} />
          </section>
        ))}
        <section className={styles.fact} aria-label={delivery.title}>
          <h2 className={styles.title}>{delivery.title}</h2>
          <div className={styles.box}>
            <p>{delivery.text}</p>
            <p className={styles.change}>
              <a href={delivery.action.href}>{delivery.action.label}</a>
            </p>
          </div>
        </section>
      </div>
    </CheckoutLayout>
  );
}
