'use client';

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabItem {
  /** Unique in the page. */
  id: string;
  title: string;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the tab list. */
  label: string;
  items: readonly [TabItem, ...TabItem[]];
  /** Heading level of the panels' titles without scripts. */
  level?: 2 | 3 | 4;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Parts of which one is shown. Without scripts all are shown one below the other. */
export function Tabs({ label, items, level = 3 }: TabsProps) {
  const [chosen, choose] = useState(items[0].id);
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const Title = `h${level}` as const;

  const move = (event: KeyboardEvent, index: number) => {
    const target = steps[event.key]?.(index, items.length);
    const next = target === undefined ? undefined : items[target];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelectorAll('button')[target ?? 0]?.focus();
  };

  return (
    <div>
      <div className={styles.list} role="tablist" aria-label={label} ref={list}>
        {items.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}-tab`}
            className={styles.tab}
            aria-selected={id === chosen}
            aria-controls={`${prefix}-${id}`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={(event) => move(event, index)}
          >
            {title}
          </button>
        ))}
      </div>
      {items.map(({ id, title, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-${id}`}
          className={styles.panel}
          aria-labelledby={`${prefix}-${id}-tab`}
          data-chosen={id === chosen ? '' : undefined}
          tabIndex={0}
        >
          <Title className={styles.title}>{title}</Title>
          {content}
        </div>
      ))}
    </div>
  );
}
