import type { CallOutText } from '../../components/call-out/call-out.tsx';
import { FaqList, type FaqItem } from '../../components/faq-list/faq-list.tsx';

/** Questions of one subject. */
export interface HelpGroup {
  /** Makes the address of the group in the page. */
  id: string;
  title: string;
  faqs: readonly FaqItem[];
}

export interface HelpScreenProps {
  title: string;
  intro: string;
  groups: readonly HelpGroup[];
  callOut?: CallOutText;
  labels: {
    /** Names the links to the groups of the page. */
    onThisPage: string;
  };
}

/** Questions and answers by subject: the online help. */
export function HelpScreen({ title, groups }: HelpScreenProps) {
  return (
    <>
      <h1>{title}</h1>
      {groups.map((group) => (
        <FaqList key={group.id} faqs={group.faqs} />
      ))}
    </>
  );
}
