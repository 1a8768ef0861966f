import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import styles from './trust-points.module.css';

export interface TrustPoint {
  title: string;
  text: string;
  link?: LinkItem | undefined;
}

/** Why to trust the laboratory, point by point. */
export function TrustPoints({ points }: { points: readonly TrustPoint[] }) {
  return (
    <ul className={styles.root} role="list">
      {points.map((point) => (
        <li className={styles.point} key={point.title}>
          <h3 className={styles.title}>{point.title}</h3>
          <p className={styles.text}>{point.text}</p>
          {point.link ? <ArrowLink {...point.link} /> : null}
        </li>
      ))}
    </ul>
  );
}
