import styles from './faq-list.module.css';

export type RichTextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'quote'; text: string };

export interface FaqItem {
  id: number;
  question: string;
  answer: readonly RichTextBlock[];
}

export interface FaqListProps {
  faqs: readonly FaqItem[];
}

/** Questions that open on their answers. */
export function FaqList({ faqs }: FaqListProps) {
  return (
    <div className={styles.root}>
      {faqs.map((faq) => (
        <details key={faq.id}>
          <summary>{faq.question}</summary>
        </details>
      ))}
    </div>
  );
}
