import { LivingDish } from '../../components/living-dish/living-dish.tsx';
import styles from './product-strains.module.css';

/** A strain of bacteria in the product. */
interface ProductStrainItem {
  /** `VRL-01` */
  code: string;
  /** The Latin name without the code. */
  species: string;
  /** Per daily dose. */
  amount: string;
  /** The page about it. */
  href: string;
}

export interface ProductStrainsProps {
  title: string;
  /** Seed of the culture: the id of the product. */
  seed: string;
  items: readonly ProductStrainItem[];
}

/** The product's own culture, and the codes of its strains, each with a link to its page. */
export function ProductStrains({ title, seed, items }: ProductStrainsProps) {
  return (
    <div className={styles.root}>
      <div className={styles.dish}>
        <LivingDish seed={seed} />
      </div>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <ul className={styles.list} role="list">
          {items.map(({ code, species, amount, href }) => (
            <li className={styles.item} key={code}>
              <a className={styles.link} href={href}>
                <span className={styles.code}>{code}</span> <span lang="la">{species}</span>
              </a>
              <span className={styles.amount}>{amount}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
