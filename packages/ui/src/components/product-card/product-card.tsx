import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { Price, type PriceLabels, type PriceText } from '../price/price.tsx';
import styles from './product-card.module.css';

/** A product as lists show it. */
export interface ProductItem {
  href: string;
  name: string;
  summary: string;
  brand: { name: string; color: string };
  /** `Kapseln · 30 Stück`: galenic format and quantity. */
  packaging: string;
  price: PriceText;
  badges: readonly BadgeProps[];
  image: PictureImage | null;
}

export interface ProductCardProps {
  product: ProductItem;
  labels: PriceLabels;
  /** `sizes` of the picture; it depends on the grid that the card stands in. */
  sizes?: string;
  /** Fetches the picture first: for the first row of a page. */
  priority?: boolean;
}

/** A product in a list: pack, brand, name, what it is, what it costs. Its name is a heading of the third level. */
export function ProductCard({ product, labels, sizes = '50vw', priority = false }: ProductCardProps) {
  return (
    <article className={styles.root}>
      <h3>
        <a href={product.href}>{product.name}</a>
      </h3>
      {product.image ? <Picture image={product.image} sizes={sizes} priority={priority} decorative /> : null}
      <p>{product.brand.name}</p>
      <p>{product.packaging}</p>
      <p>{product.summary}</p>
      <Price {...product.price} labels={labels} />
      {product.badges.map((badge) => (
        <Badge key={badge.kind} {...badge} />
      ))}
    </article>
  );
}
