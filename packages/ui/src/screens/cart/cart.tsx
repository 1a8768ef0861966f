import { postTo, type FormAction } from '../../components/form/form-action.ts';
import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Button } from '../../components/button/button.tsx';
import { CodeField, type CodeFieldProps } from '../../components/code-field/code-field.tsx';
import { Column } from '../../components/column/column.tsx';
import { EmptyState, type EmptyText } from '../../components/empty-state/empty-state.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '../../components/error-summary/error-summary.tsx';
import { Notice, type NoticeProps } from '../../components/notice/notice.tsx';
import { OptionCards, type OptionCardsProps } from '../../components/option-cards/option-cards.tsx';
import { CartLines, type CartLinesProps } from '../../components/order-lines/order-lines.tsx';
import { OrderSummary, type OrderSummaryText } from '../../components/order-summary/order-summary.tsx';
import { Page } from '../../components/page/page.tsx';
import { ProductShelf, type Shelf } from '../../components/product-shelf/product-shelf.tsx';
import type { CheckoutStepsProps } from '../../components/checkout-steps/checkout-steps.tsx';
import { CheckoutLayout } from '../../sections/checkout/checkout-layout.tsx';
import { arrowPath } from '../../components/icon/island-paths.ts';
import styles from './cart.module.css';

/** A free product to choose, with a medical-follow-up code. Source: 2-routes-redirects-commerce.md §4 "CSM code". */
export interface GiftChoice extends OptionCardsProps {
  /** The address to which the choice is posted. */
  action: FormAction;
  submit: string;
}

export interface FilledCart {
  kind: 'filled';
  steps: CheckoutStepsProps;
  lines: CartLinesProps;
  code: CodeFieldProps;
  gift?: GiftChoice | undefined;
  summary: OrderSummaryText;
  /** Link to the checkout; omitted while a line can't be ordered. */
  checkout?: LinkItem | undefined;
  /** Link back to the products. */
  back: LinkItem;
  /** Short information for buyers: delivery, withdrawal, payment. */
  assurances: readonly string[];
  /** Notice about the last action, or about changes since the last visit. */
  messages?: readonly (NoticeProps & { id: string })[] | undefined;
  errors?: ErrorSummaryProps | undefined;
}

export interface EmptyCart {
  kind: 'empty';
  empty: EmptyText;
  messages?: readonly (NoticeProps & { id: string })[] | undefined;
  /** Popular products. */
  shelf?: Shelf | undefined;
  labels: CartLinesProps['labels'];
}

export type CartScreenProps = { title: string } & (FilledCart | EmptyCart);

function Messages({ messages }: Pick<FilledCart, 'messages'>) {
  return messages?.map((message) => <Notice key={message.id} {...message} />);
}

function Gift({ action, submit, ...cards }: GiftChoice) {
  return (
    <form className={styles.gift} {...postTo(action)}>
      <OptionCards {...cards} />
      <p>
        <Button type="submit" tone="secondary">
          {submit}
        </Button>
      </p>
    </form>
  );
}

/** The cart: its content, its cost, the link to the checkout. */
export function CartScreen(props: CartScreenProps) {
  if (props.kind === 'empty') {
    return (
      <Page>
        <Column>
          <div className={styles.empty}>
            <h1>{props.title}</h1>
            <Messages messages={props.messages} />
            <EmptyState {...props.empty} seed="cart" />
          </div>
        </Column>
        <ProductShelf id="shelf" shelf={props.shelf} labels={props.labels} />
      </Page>
    );
  }
  const { title, steps, lines, code, gift, summary, checkout, back, assurances, messages, errors } = props;
  return (
    <CheckoutLayout
      title={title}
      steps={steps}
      summary={
        <OrderSummary id="summary" {...summary}>
          <CodeField {...code} />
          {checkout ? (
            <Button href={checkout.href} iconEnd={arrowPath} wide>
              {checkout.label}
            </Button>
          ) : null}
          <ul className={styles.assurances} role="list">
            {assurances.map((assurance) => (
              <li key={assurance}>{assurance}</li>
            ))}
          </ul>
        </OrderSummary>
      }
    >
      {errors ? <ErrorSummary {...errors} /> : null}
      <Messages messages={messages} />
      <section aria-labelledby="lines">
        <h2 className="visually-hidden" id="lines">
          {title}
        </h2>
        <CartLines {...lines} />
      </section>
      {gift ? <Gift {...gift} /> : null}
      <p>
        <ArrowLink {...back} back />
      </p>
    </CheckoutLayout>
  );
}
