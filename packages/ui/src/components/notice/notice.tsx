import type { ReactNode } from 'react';
import { checkPath, infoPath, warningPath } from '../icon/form-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children: ReactNode;
  /** Announces the notice when it appears: `alert` immediately, `status` at the next pause. */
  live?: 'alert' | 'status';
  id?: string;
}

const icons: Readonly<Record<NoticeTone, string>> = {
  info: infoPath,
  success: checkPath,
  warning: warningPath,
  error: warningPath,
};

/** A message about the content around it. The text conveys the tone; colour and icon only repeat it. */
export function Notice({ tone = 'info', title, children, live, id }: NoticeProps) {
  return (
    <div className={styles.root} data-tone={tone} role={live} id={id} tabIndex={id ? -1 : undefined}>
      <PathIcon path={icons[tone]} size={22} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
