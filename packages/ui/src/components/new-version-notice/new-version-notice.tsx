import { TextButton } from '../button/text-button.tsx';
import styles from './new-version-notice.module.css';

export interface NewVersionNoticeProps {
  /** True if a newer version of the site exists. */
  available: boolean;
  /** `Une nouvelle version du site est disponible.` */
  text: string;
  labels: { refresh: string; later: string };
  onRefresh: () => void;
  onLater: () => void;
}

/**
 * Says that the site was updated after the page was opened. It never reloads automatically: a form may be half filled.
 */
export function NewVersionNotice({ available, text, labels, onRefresh, onLater }: NewVersionNoticeProps) {
  return (
    <div className={styles.root}>
      <p className="visually-hidden" role="status">
        {available ? text : ''}
      </p>
      {available ? (
        <div className={styles.notice} role="group" aria-label={text}>
          <p className={styles.text}>{text}</p>
          <div className={styles.actions}>
            <TextButton size="s" onClick={onRefresh}>
              {labels.refresh}
            </TextButton>
            <TextButton size="s" tone="quiet" onClick={onLater}>
              {labels.later}
            </TextButton>
          </div>
        </div>
      ) : null}
    </div>
  );
}
