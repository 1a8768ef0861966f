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
  /** `En stock`, `En rupture`; shown if it is out of stock. */
  stock: string;
}

export interface PackagingChoiceProps {
  sizes: readonly PackagingSize[];
  labels: PriceLabels & {
    /** Title: `Conditionnements`. */
    packaging: string;
    /** Read before the days of use, and shown before the content: `Durée`, `Contenu net`. */
    duration: string;
    content: string;
  };
}

type SizeProps = { size: PackagingSize } & Pick<PackagingChoiceProps, 'labels'>;

/** `60 gélules · 30 jours … 17,90 €`, then its content and its prices of a quantity and of a day. */
function Size({ size, labels }: SizeProps) {
  const { label, price, duration, content, course, inStock, stock } = size;
  const { unit, daily, ...amounts } = price;
  const details = [content === null ? undefined : `${labels.content} ${content}`, unit, daily];
  const text = details.filter((detail) => detail !== undefined).join(' · ');
  return (
    <li className={styles.row}>
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
      <p className={styles.price}>
        <Price {...amounts} labels={labels} />
      </p>
      {text === '' ? null : <p className={styles.details}>{text}</p>}
      {course === undefined ? null : <p className={styles.course}>{course}</p>}
      {inStock ? null : (
        <p className={styles.details}>
          <Stock inStock={inStock} label={stock} />
        </p>
      )}
    </li>
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
          <Size size={size} labels={labels} key={size.label} />
        ))}
      </ul>
    </section>
  );
}
