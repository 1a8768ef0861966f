'use client';

import { useId, useState, type FormEvent } from 'react';
import { PathIcon } from '../icon/path-icon.tsx';
import { searchPath } from '../icon/search-path.ts';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';
import styles from './search-form.module.css';

export interface SearchFormLabels {
  /** Names the form if the page has another search form. */
  form?: string;
  field: string;
  submit: string;
  placeholder?: string;
  /** States the minimum number of characters. */
  tooShort?: string;
}

export interface SearchFormProps {
  /** Address of the results page, for submission without scripts. */
  action: string;
  /** Name of the field. */
  name: string;
  value?: string;
  /** Minimum number of characters. Source: 1-site.md §5. */
  minLength: number;
  labels: SearchFormLabels;
  /** `line` for the header, `box` in a page. */
  look?: 'line' | 'box';
  onText?: (text: string) => void;
  onFocus?: () => void;
  /** Called on submit; may prevent the default to search without navigation. */
  onSearch?: (text: string, event: FormEvent<HTMLFormElement>) => void;
}

/** A search field. A plain form that works without scripts; scripts only block texts that are too short. */
export function SearchForm({
  action,
  name,
  value = '',
  minLength,
  labels,
  look = 'box',
  onText,
  onFocus,
  onSearch,
}: SearchFormProps) {
  const [text, setText] = useState(value);
  const hint = useId();
  const hydrated = useHydrated();
  const length = text.trim().length;
  const tooShort = hydrated && length < minLength;

  return (
    <form
      className={styles.root}
      data-look={look}
      action={action}
      method="get"
      role="search"
      aria-label={labels.form}
      onSubmit={(event) => onSearch?.(text.trim(), event)}
    >
      <input
        className={styles.field}
        type="search"
        name={name}
        defaultValue={value}
        placeholder={labels.placeholder}
        minLength={minLength}
        maxLength={200}
        required
        autoComplete="off"
        enterKeyHint="search"
        aria-label={labels.field}
        aria-describedby={labels.tooShort ? hint : undefined}
        onInput={(event) => {
          setText(event.currentTarget.value);
          onText?.(event.currentTarget.value);
        }}
        onFocus={onFocus}
      />
      <button className={styles.submit} type="submit" aria-label={labels.submit} disabled={tooShort}>
        <PathIcon path={searchPath} size={22} />
      </button>
      {labels.tooShort ? (
        <span className={styles.hint} id={hint} data-shown={tooShort && length > 0 ? '' : undefined}>
          {labels.tooShort}
        </span>
      ) : null}
    </form>
  );
}
