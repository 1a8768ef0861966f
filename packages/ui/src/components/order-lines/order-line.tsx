import { InlineDrawing } from '../drawing/inline-drawing.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { Price, type PriceLabels, type PriceText } from '../price/price.tsx';
import { tint } from '../tint/tint.ts';
import type { ReactNode } from 'react';
import styles from './order-lines.module.css';

/** A product with the visitor's choices. */
export interface OrderLineItem {
  /** Unique in the order. */
  id: string;
  name: string;
  /** Omitted if the product is no longer sold. */
  href?: string | undefined;
  brand: { name: string; color: string };
  /** `Comprimés · 60 pièces`. */
  packaging: string;
  /** Further choices: `Goût citron`. */
  options?: readonly string[] | undefined;
  image: PictureImage | null;
  /** Quantity and unit price: `2 × 19,90 €`. */
  count: string;
  /** Price of the line. */
  total: PriceText;
  /** Says why it is free: `Offert avec votre code de suivi`. */
  gift?: string | undefined;
}

export interface OrderLineLabels extends PriceLabels {
  /** Read before the count: `Quantité`. */
  quantity: string;
}

export interface OrderLineProps {
  line: OrderLineItem;
  labels: OrderLineLabels;
  /** Replaces the count: the stepper. */
  control?: ReactNode;
  /** Below the line: remove button, notice of changes. */
  children?: ReactNode;
}

/** One product of an order: pack, name, choices, quantity, price. */
export function OrderLine({ line, labels, control, children }: OrderLineProps) {
  return (
    <div className={styles.line} style={tint(line.brand.color)}>
      <div className={styles.pack}>
        {line.image ? (
          <Picture image={line.image} sizes="8rem" decorative />
        ) : (
          <InlineDrawing kind="culture" seed={line.id} />
        )}
      </div>
      <div className={styles.text}>
        <p className={styles.brand}>{line.brand.name}</p>
        <h3 className={styles.name}>{line.href ? <a href={line.href}>{line.name}</a> : line.name}</h3>
        <p className={styles.detail}>{[line.packaging, ...(line.options ?? [])].join(' · ')}</p>
        {line.gift ? <p className={styles.gift}>{line.gift}</p> : null}
      </div>
      <div className={styles.count}>
        {control ?? (
          <p>
            <span className="visually-hidden">{labels.quantity} </span>
            {line.count}
          </p>
        )}
      </div>
      <p className={styles.total}>
        <Price {...line.total} labels={labels} />
      </p>
      {children ? <div className={styles.more}>{children}</div> : null}
    </div>
  );
}
