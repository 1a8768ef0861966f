import { ArrowLink, type LinkItem } from '../arrow-link/arrow-link.tsx';
import styles from './order-reviews.module.css';

export interface OrderReviewItem {
  /** Id of the product. */
  id: string;
  /** What became of the review: `Votre avis sur Micralba Zinc attend notre relecture.` */
  text?: string | undefined;
  /** Leads to the form, or to the published reviews. */
  link?: LinkItem | undefined;
}

export interface OrderReviewsProps {
  items: readonly OrderReviewItem[];
}

/** The products of a delivered order: those to review, and what became of written reviews. */
export function OrderReviews({ items }: OrderReviewsProps) {
  return (
    <ul className={styles.root} role="list">
      {items.map(({ id, text, link }) => (
        <li className={styles.item} key={id}>
          {text ? <span className={styles.text}>{text}</span> : null}
          {link ? <ArrowLink {...link} /> : null}
        </li>
      ))}
    </ul>
  );
}
