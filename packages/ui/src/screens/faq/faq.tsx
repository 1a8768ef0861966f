import { CallOut, type CallOutText } from '../../components/call-out/call-out.tsx';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { Column } from '../../components/column/column.tsx';
import { FaqList, type FaqItem } from '../../components/faq-list/faq-list.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { PageNav } from '../../components/page-nav/page-nav.tsx';

/** Questions of one subject. */
export interface FaqGroup {
  /** Becomes the group's fragment identifier. */
  id: string;
  title: string;
  faqs: readonly FaqItem[];
}

export interface FaqScreenProps {
  title: string;
  intro: string;
  groups: readonly FaqGroup[];
  callOut?: CallOutText | undefined;
  labels: {
    /** Names the links to the groups of the page. */
    onThisPage: string;
  };
}

/** Questions and answers by subject: the online help. */
export function FaqScreen({ title, intro, groups, callOut, labels }: FaqScreenProps) {
  const links = groups.map((group) => ({ label: group.title, href: `#${group.id}` }));
  return (
    <Page>
      <PageHeading title={title} intro={intro} />
      {links.length > 1 ? <PageNav label={labels.onThisPage} links={links} /> : null}
      <Column>
        {groups.map((group) => (
          <Chapter key={group.id} id={group.id} title={group.title} flush>
            <FaqList faqs={group.faqs} />
          </Chapter>
        ))}
      </Column>
      {callOut ? <CallOut id="call-out" {...callOut} /> : null}
    </Page>
  );
}
