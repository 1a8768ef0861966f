import { Column } from '../../components/column/column.tsx';
import { Page } from '../../components/page/page.tsx';
import { PaymentStatus, type PaymentStatusProps } from '../../components/payment-status/payment-status.tsx';
import styles from './checkout-error.module.css';

export type CheckoutErrorScreenProps = PaymentStatusProps;

/** The payment failed: why, and what to do. */
export function CheckoutErrorScreen(status: CheckoutErrorScreenProps) {
  return (
    <Page>
      <Column>
        <div className={styles.root}>
          <PaymentStatus {...status} />
        </div>
      </Column>
    </Page>
  );
}
