import type { ReactNode } from 'react';
import { Column } from '../../components/column/column.tsx';
import { InlineDrawing } from '../../components/drawing/inline-drawing.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import styles from './newsletter.module.css';

export interface NewsletterScreenProps {
  title: string;
  intro: string;
  /** The content of the newsletter and its frequency. */
  promises: readonly { title: string; text: string }[];
  /** Heading of the form. */
  formTitle: string;
  /** A `NewsletterForm`, or the island that contains one. */
  children: ReactNode;
}

/** The sign-up page of the newsletter. Source: 1-site.md §3 "Newsletter form". */
export function NewsletterScreen({ title, intro, promises, formTitle, children }: NewsletterScreenProps) {
  return (
    <Page>
      <PageHeading title={title} intro={intro} figure={<InlineDrawing kind="phases" seed="newsletter" />} />
      <Column>
        <div className={styles.body}>
          <section className={styles.form} aria-labelledby="newsletter">
            <h2 className={styles.title} id="newsletter">
              {formTitle}
            </h2>
            {children}
          </section>
          <dl className={styles.promises}>
            {promises.map((promise) => (
              <div className={styles.promise} key={promise.title}>
                <dt className={styles.term}>{promise.title}</dt>
                <dd className={styles.text}>{promise.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Column>
    </Page>
  );
}
