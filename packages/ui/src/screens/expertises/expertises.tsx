import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { CallOut, type CallOutText } from '../../components/call-out/call-out.tsx';
import { Column } from '../../components/column/column.tsx';
import { Drawing, type DrawingKind } from '../../components/drawing/drawing.tsx';
import { sharedFiles } from '../../components/drawing/shared-files.ts';
import { KeyFigures, type KeyFigure } from '../../components/key-figures/key-figures.tsx';
import { LinkList } from '../../components/link-list/link-list.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Quote, type QuoteProps } from '../../components/quote/quote.tsx';
import { Section } from '../../components/section/section.tsx';
import styles from './expertises.module.css';

/** One discipline of the laboratory. */
export interface ExpertiseItem {
  /** Becomes its fragment identifier: its slug. */
  id: string;
  title: string;
  summary: string;
  drawing: DrawingKind;
  /** Link to its page. */
  link: LinkItem;
  /** Its sub-pages. */
  pages: readonly LinkItem[];
}

export interface ExpertisesScreenProps {
  title: string;
  intro: string;
  expertises: readonly ExpertiseItem[];
  /** Base address of the site's drawing files; if omitted, drawings are inlined in the page. */
  drawings?: string | undefined;
  figures?: { title: string; text?: string | undefined; items: readonly KeyFigure[] } | undefined;
  quote?: QuoteProps | undefined;
  callOut?: CallOutText | undefined;
}

interface ExpertiseProps extends Pick<ExpertisesScreenProps, 'drawings'> {
  expertise: ExpertiseItem;
  /** Address of the file with the drawings of all expertises. */
  drawingFile: string | undefined;
}

function Expertise({ expertise, drawings, drawingFile }: ExpertiseProps) {
  const { id, title, summary, drawing, link, pages } = expertise;
  return (
    <section className={styles.expertise} aria-labelledby={id}>
      <div className={styles.drawing}>
        <Drawing kind={drawing} seed={id} format="wide" fit="cover" files={drawings} sharedFile={drawingFile} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <p className={styles.summary}>{summary}</p>
        {pages.length > 0 ? <LinkList links={pages} labelledBy={id} /> : null}
        <ArrowLink {...link} />
      </div>
    </section>
  );
}

/** The overview of the expertises: the laboratory's disciplines, with links to their pages. */
export function ExpertisesScreen(props: ExpertisesScreenProps) {
  const { title, intro, expertises, drawings, figures, quote, callOut } = props;
  const files = sharedFiles(
    drawings,
    'wide',
    expertises.map(({ id, drawing }) => ({ kind: drawing, seed: id })),
  );
  return (
    <Page>
      <PageHeading title={title} intro={intro} />
      <Column>
        {expertises.map((expertise, index) => (
          <Expertise key={expertise.id} expertise={expertise} drawings={drawings} drawingFile={files[index]} />
        ))}
      </Column>
      {figures ? (
        <Section id="figures" heading={figures}>
          <KeyFigures figures={figures.items} />
        </Section>
      ) : null}
      {quote ? (
        <Column apart>
          <Quote {...quote} />
        </Column>
      ) : null}
      {callOut ? <CallOut id="call-out" {...callOut} /> : null}
    </Page>
  );
}
