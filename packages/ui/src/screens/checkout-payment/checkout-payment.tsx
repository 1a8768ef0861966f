import { postTo, type FormAction } from '../../components/form/form-action.ts';
import { Button } from '../../components/button/button.tsx';
import type { CheckoutStepsProps } from '../../components/checkout-steps/checkout-steps.tsx';
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
  payment: PaymentChoiceProps;
  /** With the amount: `Payer 52,47 €`. */
  submit: string;
  /** Explains that the bank asks for the card, and the time limit. */
  note: string;
  summary: OrderSummaryText;
  lines: OrderLinesProps;
}

/** Last step of the checkout: how the order is paid. What becomes of the payment has pages of its own. */
export function CheckoutPaymentScreen(props: CheckoutPaymentScreenProps) {
  const { title, steps, action, payment, submit, note, summary, lines } = props;
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
      <form className={styles.form} {...postTo(action)} noValidate>
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
