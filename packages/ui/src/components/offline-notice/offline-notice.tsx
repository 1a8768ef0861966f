'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { PathIcon } from '../icon/path-icon.tsx';
import { warningPath } from '../icon/field-paths.ts';
import styles from './offline-notice.module.css';

export interface OfflineNoticeProps {
  /** `Vous êtes hors ligne. Certaines pages ne s’afficheront peut-être pas.` */
  text: string;
  /** Below the sentence, as long as the browser is offline. */
  children?: ReactNode;
}

function watchConnection(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

function useOnline(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
}

/** Says that the browser is offline, as long as it is. Follows `navigator.onLine`. Source: 1-site.md §4. */
export function OfflineNotice({ text, children }: OfflineNoticeProps) {
  const online = useOnline();
  return (
    <div className={styles.root}>
      <div role="status">
        {online ? null : (
          <p className={styles.text}>
            <PathIcon path={warningPath} />
            {text}
          </p>
        )}
      </div>
      {online ? null : children}
    </div>
  );
}
