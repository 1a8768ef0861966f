import { projectToOutline, type Outline, type Position } from './outline.ts';
import styles from './market-outline.module.css';

export interface MarketOutlineProps {
  outline: Outline;
  /** Marks one position: the searched place. */
  place?: Position | undefined;
}

/** The outline of a market's country. Decorative: the text beside it names the place. */
export function MarketOutline({ outline, place }: MarketOutlineProps) {
  const { path, width, height } = outline;
  const point = place ? projectToOutline(outline, place) : undefined;
  return (
    <svg className={styles.root} viewBox={`-4 -4 ${width + 8} ${height + 8}`} aria-hidden="true" focusable="false">
      <path className={styles.land} d={path} />
      {point ? (
        <>
          <circle className={styles.halo} cx={point.x} cy={point.y} r="20" />
          <circle className={styles.place} cx={point.x} cy={point.y} r="9" />
        </>
      ) : null}
    </svg>
  );
}
