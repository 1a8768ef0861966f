import { Drawing } from '../drawing/drawing.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { Price, type PriceLabels, type PriceText } from '../price/price.tsx';
import { tint } from '../tint/tint.ts';
import type { ReactNode } from 'react';
import styles from './order-lines.module.css';

/** A product as it was chosen. */
export interface OrderLineItem {
  /** Unique in the order. */
  id: string;
  name: string;
  /** Left out where the product is no longer sold. */
  href?: string | undefined;
  brand: { name: string; color: string };
  /** `Comprimés · 60 pièces`. */
  packaging: string;
  /** What else was chosen: `Goût citron`. */
  options?: readonly string[] | undefined;
  image: PictureImage | null;
  /** `2 × 19,90 €`: how many, and what one costs. */
  count: string;
  /** Price of the line. */
  total: PriceText;
  /** Says why it costs nothing: `Offert avec votre code de suivi`. */
  gift?: string | undefined;
}

export interface OrderLineLabels extends PriceLabels {
  /** Read before the count: `Quantité`. */
  quantity: string;
}

export interface OrderLineProps {
  line: OrderLineItem;
  labels: OrderLineLabels;
  /** Stands in for the count: the stepper. */
  control?: ReactNode;
  /** Under the line: remove, what changed. */
  children?: ReactNode;
}

/** One product of an order: pack, name, what was chosen, how many, what they cost. */
export function OrderLine({ line, labels, control, children }: OrderLineProps) {
  return (
    <div className={styles.line} style={tint(line.brand.color)}>
      <div className={styles.pack}>
        {line.image ? (
          <Picture image={line.image} sizes="8rem" decorative />
        ) : (
          <Drawing kind="culture" seed={line.id} />
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
