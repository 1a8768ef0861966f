import { Button } from '../button/button.tsx';
import { bagPath, pharmacyPath } from '../icon/island-paths.ts';
import { Price, type PriceLabels, type PriceText } from '../price/price.tsx';
import styles from './buy-bar.module.css';

/** A link, or a button that sends the form with this id. */
export type BuyAction = { label: string } & (
  { kind: 'cart'; form: string } | { kind: 'cart' | 'pharmacy' | 'advice'; href: string }
);

export interface BuyBarProps {
  /** Name of the product. */
  product: string;
  /** Without its unit price, which is in the summary of the product. */
  price: Pick<PriceText, 'amount' | 'before'>;
  /** What the price is for: `60 comprimés`. */
  packaging: string;
  action: BuyAction;
  labels: PriceLabels;
}

const icons = { cart: bagPath, pharmacy: pharmacyPath, advice: undefined };

function NextStep({ action }: Pick<BuyBarProps, 'action'>) {
  const icon = icons[action.kind];
  const look = icon === undefined ? {} : { icon };
  if ('form' in action) {
    return (
      <Button type="submit" form={action.form} size="s" {...look}>
        {action.label}
      </Button>
    );
  }
  return (
    <Button href={action.href} size="s" {...look}>
      {action.label}
    </Button>
  );
}

/**
 * The price and the next step, at the bottom of the window of a phone. It stays in the flow after the content, so that it
 * covers neither the end of the page nor the footer.
 */
export function BuyBar({ product, price, packaging, action, labels }: BuyBarProps) {
  return (
    <div className={styles.root} data-bottom-bar="">
      <p className={styles.offer}>
        <Price {...price} labels={labels} />
        <span className={styles.packaging}>
          {packaging}
          <span className={styles.product}> · {product}</span>
        </span>
      </p>
      <div className={styles.action}>
        <NextStep action={action} />
      </div>
    </div>
  );
}
