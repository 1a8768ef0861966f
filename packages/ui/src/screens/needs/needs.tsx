import { CallOut, type CallOutText } from '../../components/call-out/call-out.tsx';
import { Column } from '../../components/column/column.tsx';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { NeedGrid } from '../../components/need-grid/need-grid.tsx';
import type { NeedItem } from '../../components/need-tile/need-tile.tsx';
import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { PageNav } from '../../components/page-nav/page-nav.tsx';
import { Pictogram } from '../../components/pictogram/pictogram.tsx';
import styles from './needs.module.css';

/** A parent need with its tiles. */
export interface NeedGroup {
  /** Becomes the group's fragment identifier: its slug. */
  id: string;
  title: string;
  summary: string;
  /** SVG path data on a 24-pixel grid. */
  picto: string;
  /** Link to the page of the group. */
  link: LinkItem;
  needs: readonly NeedItem[];
}

export interface NeedsScreenProps {
  title: string;
  intro: string;
  groups: readonly NeedGroup[];
  /** Leads to the questions that help to choose. */
  guide?: LinkItem | undefined;
  /** Leads to the quiz, where the market has one. */
  quiz?: CallOutText | undefined;
  labels: {
    /** Names the links to the groups of the page. */
    onThisPage: string;
  };
}

function GroupAside({ group }: { group: NeedGroup }) {
  return (
    <div className={styles.aside}>
      <p>{group.summary}</p>
      <ArrowLink {...group.link} />
    </div>
  );
}

/** All needs, in their groups. */
export function NeedsScreen({ title, intro, groups, guide, quiz, labels }: NeedsScreenProps) {
  const links = groups.map((group) => ({ label: group.title, href: `#${group.id}` }));
  return (
    <Page>
      <PageHeading title={title} intro={intro}>
        {guide ? (
          <p>
            <ArrowLink {...guide} />
          </p>
        ) : null}
      </PageHeading>
      <PageNav label={labels.onThisPage} links={links} />
      <Column>
        {groups.map((group) => (
          <Chapter
            key={group.id}
            id={group.id}
            title={group.title}
            figure={<Pictogram path={group.picto} frame="dish" />}
            aside={<GroupAside group={group} />}
          >
            <NeedGrid needs={group.needs} columns={2} />
          </Chapter>
        ))}
      </Column>
      {quiz ? <CallOut id="quiz" {...quiz} /> : null}
    </Page>
  );
}
