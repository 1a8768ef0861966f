'use client';

import { useEffect, useState } from 'react';
import { countedText, type CountedText } from '../counted-text/counted-text.ts';
import { describedBy, Field } from './field.tsx';
import styles from './field.module.css';
import type { TextAreaProps } from './text-area.tsx';

export interface CountedTextAreaProps extends TextAreaProps {
  /** Maximum number of characters. More can be typed or pasted and shortened afterwards: nothing is truncated. */
  maxLength: number;
  labels: {
    /** States the limit before anything is typed, and without scripts: `5 000 caractères au plus.` */
    limit: string;
    /** `Il reste # caractères.` */
    left: CountedText;
    /** `# caractères de trop.` */
    over: CountedText;
  };
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

/** A multi-line text field with a limit. The count updates at once and is announced when typing pauses. */
export function CountedTextArea(props: CountedTextAreaProps) {
  const { id, label, hint, error, required, rows = 6, maxLength, labels, onInput, ...area } = props;
  const field = { id, label, hint, error, required };
  const [length, setLength] = useState<number>();
  const over = length !== undefined && length > maxLength;
  const words = over ? labels.over : labels.left;
  const count = length === undefined ? '' : countedText(words, Math.abs(maxLength - length));
  const heard = useDebounced(count);

  return (
    <Field field={field}>
      <textarea
        {...area}
        {...describedBy(field, `${id}-limit`)}
        className={styles.control}
        data-over={over ? '' : undefined}
        id={id}
        rows={rows}
        required={required}
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          onInput?.(event);
        }}
      />
      <p className={count ? 'visually-hidden' : styles.hint} id={`${id}-limit`}>
        {labels.limit}
      </p>
      {count ? (
        <p className={styles.count} data-over={over ? '' : undefined} aria-hidden="true">
          {count}
        </p>
      ) : null}
      <p className="visually-hidden" role="status">
        {heard}
      </p>
    </Field>
  );
}
