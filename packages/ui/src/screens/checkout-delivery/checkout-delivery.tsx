import { postTo, type FormAction } from '../../components/form/form-action.ts';
import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Button } from '../../components/button/button.tsx';
import type { CheckoutStepsProps } from '../../components/checkout-steps/checkout-steps.tsx';
import { DeliveryChoice, type DeliveryChoiceProps } from '../../components/delivery-choice/delivery-choice.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '../../components/error-summary/error-summary.tsx';
import { CheckField, type CheckFieldProps } from '../../components/field/check-field.tsx';
import { FormFields, type FormField } from '../../components/form-fields/form-fields.tsx';
import { Notice, type NoticeProps } from '../../components/notice/notice.tsx';
import { OrderLines, type OrderLinesProps } from '../../components/order-lines/order-lines.tsx';
import { OrderSummary, type OrderSummaryText } from '../../components/order-summary/order-summary.tsx';
import { CheckoutLayout } from '../../sections/checkout/checkout-layout.tsx';
import { arrowPath } from '../../components/icon/island-paths.ts';
import styles from './checkout-delivery.module.css';

export interface CheckoutDeliveryScreenProps {
  title: string;
  steps: CheckoutStepsProps;
  action: FormAction;
  errors?: ErrorSummaryProps | undefined;
  addressesTitle: string;
  /** A choice among the addresses of the account, or an address to type. */
  address: {
    intro: string;
    fields: readonly FormField[];
    /** Leads to the form for another address of the account. */
    link?: LinkItem | undefined;
    /** A box for a different address, and its fields, which are shown while the box is ticked. */
    other?: { box: CheckFieldProps; fields: readonly FormField[] } | undefined;
  };
  /** Result of the last attempt. */
  message?: NoticeProps | undefined;
  delivery: DeliveryChoiceProps;
  /** Further fields: the mobile number and the instructions for the carrier. */
  fields: readonly FormField[];
  submit: string;
  summary: OrderSummaryText;
  lines: OrderLinesProps;
}

/** First step of the checkout: delivery address and method. One form. */
export function CheckoutDeliveryScreen(props: CheckoutDeliveryScreenProps) {
  const { title, steps, action, errors, addressesTitle, address, message, delivery, fields, submit, summary, lines } =
    props;
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
        {/* The first submit button, which Enter presses in any field: not the search of relay points. */}
        <input type="submit" hidden />
        {message ? <Notice {...message} /> : null}
        {errors ? <ErrorSummary {...errors} /> : null}
        <section className={styles.part} aria-labelledby="addresses">
          <h2 className={styles.title} id="addresses">
            {addressesTitle}
          </h2>
          <p className={styles.intro}>{address.intro}</p>
          <FormFields fields={address.fields} />
          {address.link ? (
            <p>
              <ArrowLink {...address.link} />
            </p>
          ) : null}
          {address.other ? (
            <div className={styles.other}>
              <CheckField {...address.other.box} />
              <div className={styles.otherFields}>
                <FormFields fields={address.other.fields} />
              </div>
            </div>
          ) : null}
        </section>
        <div className={styles.part}>
          <DeliveryChoice {...delivery} />
        </div>
        <FormFields fields={fields} />
        <p className={styles.submit}>
          <Button type="submit" iconEnd={arrowPath}>
            {submit}
          </Button>
        </p>
      </form>
    </CheckoutLayout>
  );
}
