import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { CallOut, type CallOutText } from '../../components/call-out/call-out.tsx';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { Column } from '../../components/column/column.tsx';
import { ContactDetails, type ContactWay } from '../../components/contact-details/contact-details.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { Section } from '../../components/section/section.tsx';
import { StoreSearch, type StoreSearchProps } from '../../components/store-search/store-search.tsx';

/** A kind of adviser. */
export interface Advisor {
  /** Becomes the part's fragment identifier. */
  id: string;
  title: string;
  text: string;
  /** Typical questions. */
  questions: readonly string[];
  /** How to contact the adviser. */
  ways?: readonly ContactWay[] | undefined;
  link?: LinkItem | undefined;
}

export interface WhoCanGiveYouAdviceScreenProps {
  title: string;
  intro: string;
  /** Search for a pharmacy; only if the setting `point_of_sale` is active. */
  search?: { title: string; text: string; form: StoreSearchProps } | undefined;
  advisors: readonly Advisor[];
  /** External page with more about advice, below the introduction. */
  knowMore?: LinkItem | undefined;
  callOut?: CallOutText | undefined;
}

function AdvisorChapter({ id, title, text, questions, ways, link }: Advisor) {
  return (
    <Chapter id={id} title={title} link={link}>
      <RichText
        level={3}
        blocks={[
          { kind: 'paragraph', text },
          { kind: 'list', items: questions },
        ]}
      />
      {ways ? <ContactDetails ways={ways} /> : null}
    </Chapter>
  );
}

/** Who can give advice, and what to ask them. */
export function WhoCanGiveYouAdviceScreen(props: WhoCanGiveYouAdviceScreenProps) {
  const { title, intro, knowMore, search, advisors, callOut } = props;
  return (
    <Page>
      <PageHeading title={title} intro={intro}>
        {knowMore ? <ArrowLink {...knowMore} /> : null}
      </PageHeading>
      <Column>
        {advisors.map((advisor) => (
          <AdvisorChapter key={advisor.id} {...advisor} />
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
