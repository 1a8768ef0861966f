import type { ReactNode } from 'react';
import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Column } from '../../components/column/column.tsx';
import { ContactDetails, type ContactWay } from '../../components/contact-details/contact-details.tsx';
import { LinkList } from '../../components/link-list/link-list.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import styles from './contact.module.css';

export interface ContactScreenProps {
  title: string;
  intro: string;
  /** The form. Without it, the details take its place. */
  children?: ReactNode;
  /** Other ways to the laboratory. */
  details: { title: string; ways: readonly ContactWay[] };
  /** Links to pages that may contain the answer. */
  before?: { title: string; links: readonly LinkItem[] } | undefined;
}

/** The contact page of the laboratory. */
export function ContactScreen({ title, intro, children, details, before }: ContactScreenProps) {
  return (
    <Page>
      <PageHeading title={title} intro={intro} />
      <Column>
        <div className={styles.body} data-form={children ? '' : undefined}>
          {before ? (
            <nav className={styles.before} aria-labelledby="contact-before">
              <h2 className={styles.title} id="contact-before">
                {before.title}
              </h2>
              <LinkList links={before.links} />
            </nav>
          ) : null}
          {children ? <div className={styles.form}>{children}</div> : null}
          <section className={styles.details} aria-labelledby="contact-details">
            <h2 className={styles.title} id="contact-details">
              {details.title}
            </h2>
            <ContactDetails ways={details.ways} />
          </section>
        </div>
      </Column>
    </Page>
  );
}
