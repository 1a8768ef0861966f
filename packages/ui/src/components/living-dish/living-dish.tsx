import { InlineDrawing } from '../drawing/inline-drawing.tsx';
import styles from './living-dish.module.css';

export interface LivingDishProps {
  /** The same seed gives the same culture: the id of a product, the code of a strain. */
  seed: string;
  /** Whether it is in the first screen of a page, where it grows at once and not while the page scrolls. */
  isFirst?: boolean | undefined;
}

/**
 * A culture on its plate, whose colonies grow when it is first seen, in the order in which they were streaked. Decorative: the
 * code of the strain is beside it.
 */
export function LivingDish({ seed, isFirst = false }: LivingDishProps) {
  return (
    <div className={styles.root} data-first={isFirst || undefined}>
      <InlineDrawing kind="culture" seed={seed} />
    </div>
  );
}
