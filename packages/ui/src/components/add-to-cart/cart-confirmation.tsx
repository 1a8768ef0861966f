import { Button } from '../button/button.tsx';
import { checkPath } from '../icon/notice-paths.ts';
import { arrowPath } from '../icon/island-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { ShippingProgress, type ShippingProgressProps } from '../shipping-progress/shipping-progress.tsx';
import { tint } from '../tint/tint.ts';
import styles from './add-to-cart.module.css';

export interface CartConfirmationProps {
  /** `Ajouté à votre panier`. */
  title: string;
  product: { name: string; detail: string; color: string; image: PictureImage | null };
  /** `3 articles · 58,30 €`. */
  cart: string;
  shipping?: ShippingProgressProps | undefined;
  toCart: { label: string; href: string };
  close: string;
  onClose?: (() => void) | undefined;
}

/** The mini-cart: the added product, the cart's total, the link to the cart. It does not take the focus. */
export function CartConfirmation({ title, product, cart, shipping, toCart, close, onClose }: CartConfirmationProps) {
  return (
    <section className={styles.confirmation} style={tint(product.color)} aria-label={title}>
      <div className={styles.news}>
        <p className={styles.title}>
          <PathIcon path={checkPath} size={20} />
          {title}
        </p>
        <div className={styles.product}>
          <div className={styles.pack}>
            {product.image ? <Picture image={product.image} sizes="5rem" decorative /> : null}
          </div>
          <p>
            <span className={styles.name}>{product.name}</span> <span className={styles.detail}>{product.detail}</span>
          </p>
        </div>
        <p className={styles.cart}>{cart}</p>
      </div>
      {shipping ? <ShippingProgress {...shipping} /> : null}
      <div className={styles.actions}>
        <Button href={toCart.href} size="s" iconEnd={arrowPath}>
          {toCart.label}
        </Button>
        {onClose ? (
          <button className={styles.close} type="button" onClick={onClose}>
            {close}
          </button>
        ) : null}
      </div>
    </section>
  );
}
