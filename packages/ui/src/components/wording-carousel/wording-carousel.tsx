import { PathIcon } from '../icon/path-icon.tsx';
import { pausePath, playPath } from '../icon/island-paths.ts';
import styles from './wording-carousel.module.css';

export interface WordingCarouselProps {
  /** Short sentences, shown one at a time. */
  wordings: readonly string[];
  labels: { carousel: string; pause: string; play: string };
}

/**
 * Sentences in rotation, with `WordingCarouselBehaviour`. Without scripts all sentences are shown. Screen readers get the
 * whole list and no announcements.
 */
export function WordingCarousel({ wordings, labels }: WordingCarouselProps) {
  return (
    <div className={styles.root} role="group" aria-label={labels.carousel} data-wordings="">
      <ul className={styles.list}>
        {wordings.map((wording, index) => (
          <li className={styles.wording} key={wording} data-shown={index === 0 ? '' : undefined}>
            {wording}
          </li>
        ))}
      </ul>
      {wordings.length > 1 ? (
        <button
          className={styles.toggle}
          type="button"
          aria-label={labels.pause}
          data-pause={labels.pause}
          data-play={labels.play}
        >
          <span className={styles.pause}>
            <PathIcon path={pausePath} size={18} />
          </span>
          <span className={styles.play}>
            <PathIcon path={playPath} size={18} />
          </span>
        </button>
      ) : null}
    </div>
  );
}
