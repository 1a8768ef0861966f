import { Price, type PriceLabels, type PriceText } from '../price/price.tsx';
import { Stock } from '../stock/stock.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './packaging-choice.module.css';

export interface PackagingSize {
  /** `60 gélules`. */
  label: string;
  price: PriceText;
  /** `30 jours`. */
  duration: string | null;
  /** `34 g`, `20 ml`. */
  content: string | null;
  /** Of the smallest pack that lasts for the recommended course: `Couvre la durée conseillée`. */
  course?: string | undefined;
  inStock: boolean;
  /** `En stock`, `En rupture`. */
  stock: string;
}

export interface PackagingChoiceProps {
  sizes: readonly PackagingSize[];
  labels: PriceLabels & {
    /** Title: `Conditionnements`. */
    packaging: string;
    /** Read before the days of use and before the content: `Durée`, `Contenu net`. */
    duration: string;
    content: string;
  };
}

type SizeProps = { size: PackagingSize } & Pick<PackagingChoiceProps, 'labels'>;

/** `60 gélules · 30 jours`, its content, and what is special about it. */
function Size({ size: { label, duration, content, course, inStock, stock }, labels }: SizeProps) {
  return (
    <div className={styles.size}>
      <p className={styles.name}>
        <span className={styles.label}>{label}</span>
        {duration === null ? null : (
          <>
            {' · '}
            <VisuallyHidden>{labels.duration} </VisuallyHidden>
            {duration}
          </>
        )}
      </p>
      {content === null ? null : (
        <p className={styles.content}>
          {labels.content} {content}
        </p>
      )}
      <p className={styles.stock}>
        <Stock inStock={inStock} label={stock} />
      </p>
      {course === undefined ? null : <p className={styles.course}>{course}</p>}
    </div>
  );
}

/** The pack sizes of a product in rows: days of use, content, stock, price. */
export function PackagingChoice({ sizes, labels }: PackagingChoiceProps) {
  return (
    <section aria-labelledby="sizes">
      <h2 className={styles.title} id="sizes">
        {labels.packaging}
      </h2>
      <ul className={styles.sizes} role="list">
        {sizes.map((size) => (
          <li className={styles.row} key={size.label}>
            <Size size={size} labels={labels} />
            <p className={styles.price}>
              <Price {...size.price} labels={labels} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
