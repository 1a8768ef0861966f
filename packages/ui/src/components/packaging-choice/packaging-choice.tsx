import { Price, type PriceLabels, type PriceText } from '../price/price.tsx';
import { Stock } from '../stock/stock.tsx';
import styles from './packaging-choice.module.css';

export interface PackagingSize {
  /** `60 gélules`. */
  label: string;
  price: PriceText;
  /** `30 jours`. */
  duration: string | null;
  /** `34 g`, `20 ml`. */
  content: string | null;
  inStock: boolean;
  /** `En stock`, `En rupture`. */
  stock: string;
}

export interface PackagingChoiceProps {
  sizes: readonly PackagingSize[];
  labels: PriceLabels & {
    /** Caption of the table: `Conditionnements`. */
    packaging: string;
    size: string;
    duration: string;
    content: string;
  };
}

/** The pack sizes of a product, side by side: price, days of use, content, stock. */
export function PackagingChoice({ sizes, labels }: PackagingChoiceProps) {
  const hasDuration = sizes.some((size) => size.duration !== null);
  const hasContent = sizes.some((size) => size.content !== null);
  return (
    <div className={styles.frame}>
      <table className={styles.root}>
        <caption className={styles.caption}>{labels.packaging}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.size}</th>
            {hasDuration ? <th scope="col">{labels.duration}</th> : null}
            {hasContent ? <th scope="col">{labels.content}</th> : null}
            <th scope="col">{labels.price}</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size.label}>
              <th scope="row">
                {size.label}
                <Stock inStock={size.inStock} label={size.stock} />
              </th>
              {hasDuration ? <td data-label={labels.duration}>{size.duration ?? '–'}</td> : null}
              {hasContent ? <td data-label={labels.content}>{size.content ?? '–'}</td> : null}
              <td>
                <Price {...size.price} labels={labels} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
