import { Accordion } from '../accordion/accordion.tsx';
import { RichText, type RichTextBlock } from '../rich-text/rich-text.tsx';

export interface FaqItem {
  id: number;
  question: string;
  answer: readonly RichTextBlock[];
}

export interface FaqListProps {
  faqs: readonly FaqItem[];
  /** Level of the questions as headings, one below the heading that the list stands under. */
  level?: 2 | 3 | 4;
}

/** Questions that open on their answers. */
export function FaqList({ faqs, level = 3 }: FaqListProps) {
  const below = level === 2 ? 3 : 4;
  return (
    <Accordion
      level={level}
      items={faqs.map((faq) => ({
        id: `faq-${faq.id}`,
        title: faq.question,
        content: <RichText blocks={faq.answer} level={below} />,
      }))}
    />
  );
}
