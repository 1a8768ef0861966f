import { StatePicture, type StatePictureProps } from '../../components/illustration/state-picture.tsx';
import styles from './status-drawing.module.css';

export type DrawnStatus = 401 | 404 | 500;

/* The rendering of each digit: the digit itself, or a picture for a zero. */
const figures: Readonly<Record<DrawnStatus, readonly (string | StatePictureProps)[]>> = {
  401: ['4', { illustration: 'denied' }, '1'],
  404: ['4', { illustration: 'not-found' }, '4'],
  500: ['5', { seed: '500' }, { illustration: 'server-error' }],
};

/** The status in large digits, with drawings as zeros. Decorative: the title says what happened. */
export function StatusDrawing({ status }: { status: DrawnStatus }) {
  return (
    <p className={styles.root} aria-hidden="true">
      {figures[status].map((figure, index) =>
        typeof figure === 'string' ? (
          <span key={index}>{figure}</span>
        ) : (
          <span className={styles.picture} key={index}>
            <StatePicture {...figure} />
          </span>
        ),
      )}
    </p>
  );
}
