import { Column } from '../../components/column/column.tsx';
import { DataTable, type DataTableProps } from '../../components/data-table/data-table.tsx';
import { DocumentList, type DocumentItem } from '../../components/document-list/document-list.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { RichText, type RichTextBlock } from '../../components/rich-text/rich-text.tsx';
import { TableOfContents } from '../../components/table-of-contents/table-of-contents.tsx';
import styles from './legal.module.css';

/** A numbered part of the text. */
export interface LegalPart {
  /** Becomes its fragment identifier. */
  id: string;
  title: string;
  body: readonly RichTextBlock[];
  table?: Omit<DataTableProps, 'id'> | undefined;
}

export interface LegalScreenProps {
  title: string;
  intro: string;
  /** Date from which it is valid. */
  version: { iso: string; text: string };
  /** Text before the first part. */
  lead?: readonly RichTextBlock[] | undefined;
  parts: readonly LegalPart[];
  /** The same text as a download. */
  documents?: { title: string; items: readonly DocumentItem[] } | undefined;
  labels: {
    /** `Sommaire`. */
    contents: string;
  };
}

function Part({ part: { id, title, body, table } }: { part: LegalPart }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <RichText blocks={body} level={3} />
      {table ? <DataTable {...table} id={`${id}-table`} /> : null}
    </section>
  );
}

/** A text with numbered parts: legal notice, personal data, terms, accessibility. */
export function LegalScreen(props: LegalScreenProps) {
  const { title, intro, version, lead = [], parts, documents, labels } = props;
  const links = parts.map((part) => ({ label: part.title, href: `#${part.id}` }));
  return (
    <Page>
      <PageHeading title={title} intro={intro}>
        <p className={styles.version}>
          <time dateTime={version.iso}>{version.text}</time>
        </p>
      </PageHeading>
      <Column>
        <div className={styles.body}>
          <div className={styles.side}>
            {links.length > 1 ? <TableOfContents id="contents" title={labels.contents} links={links} numbered /> : null}
          </div>
          <div className={styles.parts}>
            {lead.length > 0 ? <RichText blocks={lead} /> : null}
            {parts.map((part) => (
              <Part key={part.id} part={part} />
            ))}
            {documents ? (
              <section className={styles.documents} aria-labelledby="documents">
                <h2 className={styles.small} id="documents">
                  {documents.title}
                </h2>
                <DocumentList documents={documents.items} />
              </section>
            ) : null}
          </div>
        </div>
      </Column>
    </Page>
  );
}
