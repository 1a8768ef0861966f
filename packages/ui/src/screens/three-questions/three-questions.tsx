import { Chapter } from '../../components/chapter/chapter.tsx';
import { Column } from '../../components/column/column.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { NeedGrid } from '../../components/need-grid/need-grid.tsx';
import type { NeedItem } from '../../components/need-tile/need-tile.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pictogram } from '../../components/pictogram/pictogram.tsx';
import { AnswerTrail, type AnswerTrailProps } from './answer-trail.tsx';
import styles from './three-questions.module.css';

/** Needs of one kind, of which each is an answer. */
export interface AnswerGroup {
  /** Of the heading. */
  id: string;
  title: string;
  /** SVG path data on a 24-pixel grid. */
  picto: string;
  needs: readonly NeedItem[];
}

export interface AnswerLink {
  label: string;
  /** `3 produits` */
  detail?: string | undefined;
  href: string;
}

/** The first question is answered with a need, the others with one of a few links. */
export type AnswerChoices =
  | { readonly kind: 'needs'; readonly groups: readonly AnswerGroup[] }
  | { readonly kind: 'links'; readonly links: readonly AnswerLink[] };

export interface ThreeQuestionsScreenProps {
  /** The question. */
  title: string;
  /** `Question 2 sur 3` */
  step: string;
  /** What the questions lead to; only with the first one. */
  intro?: string | undefined;
  trail: AnswerTrailProps;
  choices: AnswerChoices;
}

function Links({ links }: { links: readonly AnswerLink[] }) {
  return (
    <ul className={styles.links} role="list">
      {links.map(({ label, detail, href }) => (
        <li key={href}>
          <a className={styles.link} href={href} rel="nofollow">
            <span>
              <span className={styles.label}>{label}</span>
              {detail ? <span className={styles.detail}> {detail}</span> : null}
            </span>
            <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** One of three questions. Each answer is a link to the next question, so that the way back is the browser's. */
export function ThreeQuestionsScreen({ title, step, intro, trail, choices }: ThreeQuestionsScreenProps) {
  return (
    <Page>
      <PageHeading title={title} eyebrow={{ label: step }} intro={intro}>
        <AnswerTrail {...trail} />
      </PageHeading>
      <Column>
        {choices.kind === 'needs' ? (
          choices.groups.map((group) => (
            <Chapter
              key={group.id}
              id={group.id}
              title={group.title}
              figure={<Pictogram path={group.picto} frame="dish" />}
            >
              <NeedGrid needs={group.needs} columns={2} />
            </Chapter>
          ))
        ) : (
          <Links links={choices.links} />
        )}
      </Column>
    </Page>
  );
}
