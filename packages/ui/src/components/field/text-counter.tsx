'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { countedText, type CountedText } from '../counted-text/counted-text.ts';
import styles from './field.module.css';

export interface TextCounterProps {
  /** Of the text that states the limit. */
  id: string;
  maxLength: number;
  labels: {
    /** States the limit before anything is typed, and without scripts: `5 000 caractères au plus.` */
    limit: string;
    /** `Il reste # caractères.` */
    left: CountedText;
    /** `# caractères de trop.` */
    over: CountedText;
  };
  /** The text area. */
  children: ReactNode;
}

/** Milliseconds without a key before the count is announced. */
const pause = 1000;

/** Returns the text once it has not changed for `pause` milliseconds. */
function useDebounced(text: string): string {
  const [settled, settle] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Counts the characters of a text area. The count updates at once and is announced when typing pauses. */
export function TextCounter({ id, maxLength, labels, children }: TextCounterProps) {
  const [length, setLength] = useState<number>();
  const over = length !== undefined && length > maxLength;
  const words = over ? labels.over : labels.left;
  const count = length === undefined ? '' : countedText(words, Math.abs(maxLength - length));
  const heard = useDebounced(count);

  return (
    <div
      className={styles.counted}
      data-over={over ? '' : undefined}
      onInput={({ target }) => setLength((target as HTMLTextAreaElement).value.length)}
    >
      {children}
      <p className={count ? 'visually-hidden' : styles.hint} id={id}>
        {labels.limit}
      </p>
      {count ? (
        <p className={styles.count} aria-hidden="true">
          {count}
        </p>
      ) : null}
      <p className="visually-hidden" role="status">
        {heard}
      </p>
    </div>
  );
}
