import { Price, type PriceLabels, type PriceText } from '../price/price.tsx';
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
    caption: string;
    size: string;
    duration: string;
    content: string;
    stock: string;
  };
}

/** The sizes a product comes in, side by side: price, days of use, content, stock. */
export function PackagingChoice({ sizes, labels }: PackagingChoiceProps) {
  return (
    <table className={styles.root}>
      <caption>{labels.caption}</caption>
      <tbody>
        {sizes.map((size) => (
          <tr key={size.label}>
            <th scope="row">{size.label}</th>
            <td>
              <Price {...size.price} labels={labels} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
