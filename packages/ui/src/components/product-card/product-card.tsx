import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { CardLink } from '../card-link/card-link.tsx';
import { InlineDrawing } from '../drawing/inline-drawing.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { Price, type PriceLabels, type PriceText } from '../price/price.tsx';
import { tint } from '../tint/tint.ts';
import styles from './product-card.module.css';

/** A product in a list. */
export interface ProductItem {
  /** Its value in the form of a comparison; without it, it cannot be compared. */
  id?: string | undefined;
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
  /** `sizes` of the picture; it depends on the grid around the card. */
  sizes?: string | undefined;
  /** Loads the picture with high priority: for the first row of a page. */
  priority?: boolean | undefined;
}

/** A product in a list: pack, brand, name, description, price. Its name is a third-level heading. */
export function ProductCard({ product, labels, sizes = '50vw', priority = false }: ProductCardProps) {
  const isOut = product.badges.some((badge) => badge.kind === 'out-of-stock');
  return (
    <article
      className={styles.root}
      style={tint(product.brand.color)}
      data-out={isOut || undefined}
      data-card="product"
    >
      <h3 className={styles.name}>
        <CardLink href={product.href}>{product.name}</CardLink>
      </h3>
      <div className={styles.stage}>
        {product.image ? (
          <Picture image={product.image} sizes={sizes} priority={priority} decorative />
        ) : (
          <InlineDrawing kind="culture" seed={product.href} />
        )}
      </div>
      {product.badges.length > 0 ? (
        <p className={styles.badges}>
          {product.badges.map((badge) => (
            <Badge key={badge.kind} {...badge} />
          ))}
        </p>
      ) : null}
      <p className={styles.brand}>{product.brand.name}</p>
      <p className={styles.summary}>{product.summary}</p>
      <div className={styles.ledger}>
        <span className={styles.packaging}>{product.packaging}</span>
        <Price {...product.price} labels={labels} />
      </div>
    </article>
  );
}
