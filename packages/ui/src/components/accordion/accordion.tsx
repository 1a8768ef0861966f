import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export interface AccordionItem {
  /** Makes the address of the item in the page. */
  id: string;
  title: string;
  content: ReactNode;
  open?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Level of the titles; without it they are no headings. */
  level?: 2 | 3 | 4;
  /** Items of one name close each other. */
  name?: string;
}

/** Parts that open on demand. Works without scripts, and the browser's search in the page opens what it finds. */
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
