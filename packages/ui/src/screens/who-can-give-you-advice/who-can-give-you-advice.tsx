import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { CallOut, type CallOutText } from '../../components/call-out/call-out.tsx';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { Column } from '../../components/column/column.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { Section } from '../../components/section/section.tsx';
import { StoreSearch, type StoreSearchProps } from '../../components/store-search/store-search.tsx';

/** Somebody who can be asked. */
export interface Advisor {
  /** Makes the address of the part in the page. */
  id: string;
  title: string;
  text: string;
  /** What to ask them. */
  questions: readonly string[];
  link?: LinkItem | undefined;
}

export interface AdvisorScreenProps {
  title: string;
  intro: string;
  /** Looks for a pharmacy; only where the setting `point_of_sale` is active. */
  search?: { title: string; text: string; form: StoreSearchProps } | undefined;
  advisors: readonly Advisor[];
  callOut?: CallOutText | undefined;
}

/** Who can give advice, and what to ask them. */
export function AdvisorScreen({ title, intro, search, advisors, callOut }: AdvisorScreenProps) {
  return (
    <Page>
      <PageHeading title={title} intro={intro} />
      <Column>
        {advisors.map(({ id, title: name, text, questions, link }) => (
          <Chapter key={id} id={id} title={name} link={link}>
            <RichText
              level={3}
              blocks={[
                { kind: 'paragraph', text },
                { kind: 'list', items: questions },
              ]}
            />
          </Chapter>
        ))}
      </Column>
      {search ? (
        <Section id="pharmacies" heading={{ title: search.title, text: search.text }} tone="shade">
          <StoreSearch {...search.form} />
        </Section>
      ) : null}
      {callOut ? <CallOut id="call-out" {...callOut} /> : null}
    </Page>
  );
}
