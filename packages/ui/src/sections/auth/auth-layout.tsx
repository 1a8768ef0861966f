import type { ReactNode } from 'react';
import { InlineDrawing } from '../../components/drawing/inline-drawing.tsx';
import { Notice, type NoticeProps } from '../../components/notice/notice.tsx';
import { Page } from '../../components/page/page.tsx';
import styles from './auth-layout.module.css';

export interface AuthLayoutProps {
  /** The page's heading. */
  title: string;
  intro?: string | undefined;
  /** Notice: why sign-in is required, or the result of the last action. */
  message?: NoticeProps | undefined;
  /** Seed of the drawing. */
  seed: string;
  /** The alternative: link to register or to sign in. */
  aside?: { title: string; text: string; items?: readonly string[] | undefined; children?: ReactNode } | undefined;
  children: ReactNode;
}

/** A page before the account (sign in, register, password): one form, and beside it the alternative. */
export function AuthLayout({ title, intro, message, seed, aside, children }: AuthLayoutProps) {
  return (
    <Page>
      <div className={styles.root}>
        <div className={styles.main}>
          <h1>{title}</h1>
          {intro ? <p className={styles.intro}>{intro}</p> : null}
          {message ? <Notice {...message} /> : null}
          {children}
        </div>
        <div className={styles.beside} data-bare={aside === undefined || undefined}>
          <div className={styles.drawing}>
            <InlineDrawing kind="phases" seed={seed} />
          </div>
          {aside ? (
            <section className={styles.aside} aria-labelledby="entry-aside">
              <h2 className={styles.asideTitle} id="entry-aside">
                {aside.title}
              </h2>
              <p>{aside.text}</p>
              {aside.items ? (
                <ul className={styles.items} role="list">
                  {aside.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ) : null}
              {aside.children}
            </section>
          ) : null}
        </div>
      </div>
    </Page>
  );
}
