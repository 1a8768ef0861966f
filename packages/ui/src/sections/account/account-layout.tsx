import { Fragment, type ReactNode } from 'react';
import { AccountNav, type AccountNavProps } from '../../components/account-nav/account-nav.tsx';
import { Notice, type NoticeProps } from '../../components/notice/notice.tsx';
import { Page } from '../../components/page/page.tsx';
import styles from './account-layout.module.css';

export interface AccountLayoutProps {
  /** The page's heading. */
  title: string;
  intro?: string | undefined;
  nav: AccountNavProps;
  /** Result of the last action: saved, removed, refused. */
  message?: NoticeProps | undefined;
  children: ReactNode;
}

/** Matches an order number such as `BE-2026-00481` in a title, which must not wrap. */
function isReference(word: string) {
  return /^[A-Z]*-?\d+-\d+/.test(word);
}

/** A page of the account: the navigation on one side, the content on the other. */
export function AccountLayout({ title, intro, nav, message, children }: AccountLayoutProps) {
  return (
    <Page>
      <div className={styles.root}>
        <div className={styles.head}>
          <h1 className={styles.title}>
            {title.split(' ').map((word, index) => (
              <Fragment key={index}>
                {index > 0 ? ' ' : null}
                {isReference(word) ? <span className={styles.reference}>{word}</span> : word}
              </Fragment>
            ))}
          </h1>
          {intro ? <p className={styles.intro}>{intro}</p> : null}
        </div>
        <div className={styles.nav}>
          <AccountNav {...nav} />
        </div>
        <div className={styles.main}>
          {message ? <Notice {...message} /> : null}
          {children}
        </div>
      </div>
    </Page>
  );
}
