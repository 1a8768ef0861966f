import { postTo, type FormAction } from '../../components/form/form-action.ts';
import { Button } from '../../components/button/button.tsx';
import type { CheckoutStepsProps } from '../../components/checkout-steps/checkout-steps.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '../../components/error-summary/error-summary.tsx';
import { Notice, type NoticeProps } from '../../components/notice/notice.tsx';
import { OrderLines, type OrderLinesProps } from '../../components/order-lines/order-lines.tsx';
import { OrderSummary, type OrderSummaryText } from '../../components/order-summary/order-summary.tsx';
import { PaymentChoice, type PaymentChoiceProps } from '../../components/payment-choice/payment-choice.tsx';
import { CheckoutLayout } from '../../sections/checkout/checkout-layout.tsx';
import { arrowPath } from '../../components/icon/island-paths.ts';
import styles from './checkout-payment.module.css';

export interface CheckoutPaymentScreenProps {
  title: string;
  steps: CheckoutStepsProps;
  action: FormAction;
  errors?: ErrorSummaryProps | undefined;
  /** Result of the last attempt. */
  message?: NoticeProps | undefined;
  payment: PaymentChoiceProps;
  /** With the amount: `Payer 52,47 €`. */
  submit: string;
  /** Explains that the bank asks for the card, and the time limit. */
  note: string;
  summary: OrderSummaryText;
  lines: OrderLinesProps;
}

/** Last step of the checkout: how the order is paid. */
export function CheckoutPaymentScreen(props: CheckoutPaymentScreenProps) {
  const { title, steps, action, errors, message, payment, submit, note, summary, lines } = props;
  return (
    <CheckoutLayout
      title={title}
      steps={steps}
      summary={
        <OrderSummary id="summary" {...summary}>
          <OrderLines {...lines} compact />
        </OrderSummary>
      }
    >
      {message ? <Notice {...message} /> : null}
      <form className={styles.form} {...postTo(action)} noValidate>
        {errors ? <ErrorSummary {...errors} /> : null}
        <div className={styles.part}>
          <PaymentChoice {...payment} />
        </div>
        <div className={styles.pay}>
          <Button type="submit" iconEnd={arrowPath}>
            {submit}
          </Button>
          <p className={styles.note}>{note}</p>
        </div>
      </form>
    </CheckoutLayout>
  );
}
