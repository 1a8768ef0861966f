import { Drawing } from '../../components/drawing/drawing.tsx';
import styles from './status-drawing.module.css';

/** The status in large figures, its noughts drawn as moons. Decorative: the title says what happened. */
export function StatusDrawing({ status }: { status: number }) {
  return (
    <p className={styles.root} aria-hidden="true">
      {[...String(status)].map((figure, index) =>
        figure === '0' ? (
          <span className={styles.moon} key={index}>
            <Drawing kind="phases" seed={`${status}-${index}`} />
          </span>
        ) : (
          <span key={index}>{figure}</span>
        ),
      )}
    </p>
  );
}
