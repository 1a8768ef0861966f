import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export interface AccordionItem {
  /** Becomes the item's fragment identifier. */
  id: string;
  title: string;
  content: ReactNode;
  open?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Heading level of the titles; if omitted, they are not headings. */
  level?: 2 | 3 | 4;
  /** Only one item of the same name is open at a time. */
  name?: string;
}

/**
 * Parts that open on demand. Works without scripts; the browser's find-in-page opens the items in which it finds a
 * match.
 */
export function Accordion({ items, level, name }: AccordionProps) {
  const Title = level ? (`h${level}` as const) : 'span';
  return (
    <div className={styles.root}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.open} className={styles.item}>
          <summary className={styles.summary}>
            <Title className={styles.title}>{item.title}</Title>
            <Icon name="plus" size={20} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
