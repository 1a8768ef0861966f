import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children: ReactNode;
  /** Reads the notice out when it appears: `alert` at once, `status` when there is a pause. */
  live?: 'alert' | 'status';
  id?: string;
}

const icons: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

/** A message that concerns what stands around it. The tone is said by the words; colour and sign only repeat it. */
export function Notice({ tone = 'info', title, children, live, id }: NoticeProps) {
  return (
    <div className={styles.root} data-tone={tone} role={live} id={id} tabIndex={id ? -1 : undefined}>
      <Icon name={icons[tone]} size={22} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
