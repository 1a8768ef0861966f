import type { ReactNode } from 'react';
import { PathIcon } from '../icon/path-icon.tsx';
import styles from './notice.module.css';

export interface NoticeBoxProps {
  tone: string;
  /** The path of the icon. */
  icon: string;
  title?: string | undefined;
  children: ReactNode;
  live?: 'alert' | 'status' | undefined;
  id?: string | undefined;
}

/** A notice whose icon is passed: forms only know the one of failures. */
export function NoticeBox({ tone, icon, title, children, live, id }: NoticeBoxProps) {
  return (
    <div className={styles.root} data-tone={tone} role={live} id={id} tabIndex={id ? -1 : undefined}>
      <PathIcon path={icon} size={22} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
