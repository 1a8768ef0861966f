import type { ReactNode } from 'react';
import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Column } from '../../components/column/column.tsx';
import { Notice, type NoticeProps } from '../../components/notice/notice.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import styles from './withdrawal.module.css';

export interface WithdrawalScreenProps {
  title: string;
  intro: string;
  message?: NoticeProps | undefined;
  /** The form, or the island that contains it. */
  children?: ReactNode;
  /** The next steps. Source: 2-routes-redirects-commerce.md §9 "Withdrawal right". */
  steps: { title: string; items: readonly { title: string; text: string }[] };
  /** Link to the terms, or to where questions are answered. */
  terms?: LinkItem | undefined;
}

/** Withdraw from a purchase, with or without an account. */
export function WithdrawalScreen({ title, intro, message, children, steps, terms }: WithdrawalScreenProps) {
  return (
    <Page>
      <PageHeading title={title} intro={intro} />
      <Column>
        <div className={styles.root}>
          <div className={styles.form}>
            {message ? <Notice {...message} /> : null}
            {children}
          </div>
          <section className={styles.steps} aria-labelledby="steps">
            <h2 className={styles.title} id="steps">
              {steps.title}
            </h2>
            <ol className={styles.list}>
              {steps.items.map((step) => (
                <li key={step.title}>
                  <h3 className={styles.step}>{step.title}</h3>
                  <p>{step.text}</p>
                </li>
              ))}
            </ol>
            {terms ? <ArrowLink {...terms} /> : null}
          </section>
        </div>
      </Column>
    </Page>
  );
}
