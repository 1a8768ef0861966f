import type { ReactNode, Ref } from 'react';
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
  /** For scripts that move the focus to the notice. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A notice whose icon is passed: forms only know the one of failures. */
export function NoticeBox({ tone, icon, title, children, live, id, ref }: NoticeBoxProps) {
  return (
    <div className={styles.root} data-tone={tone} role={live} id={id} tabIndex={id || ref ? -1 : undefined} ref={ref}>
      <PathIcon path={icon} size={22} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
