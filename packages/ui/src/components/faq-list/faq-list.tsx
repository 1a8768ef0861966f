import { Accordion } from '../accordion/accordion.tsx';
import { RichText, type RichTextBlock } from '../rich-text/rich-text.tsx';

export interface FaqItem {
  id: number;
  question: string;
  answer: readonly RichTextBlock[];
}

export interface FaqListProps {
  faqs: readonly FaqItem[];
  /** Heading level of the questions, one below the heading above the list. */
  level?: 2 | 3 | 4;
}

/** Questions that expand to show their answers. */
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
