import type { InputHTMLAttributes } from 'react';
import { PathIcon } from '../icon/path-icon.tsx';
import { searchPath } from '../icon/search-path.ts';
import styles from './search-form.module.css';

interface SearchFormLabels {
  /** Names the form if the page has another search form. */
  form?: string;
  field: string;
  submit: string;
  placeholder?: string;
  /** States the minimum number of characters. */
  tooShort?: string;
}

export interface SearchFormWords {
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
}

export interface SearchFormPartsProps extends SearchFormWords {
  /** Id of the hint, unique on the page. */
  hintId: string;
  /** Shows the hint, and disables the button. */
  tooShort?: boolean;
  isHintShown?: boolean;
  onInput?: InputHTMLAttributes<HTMLInputElement>['onInput'];
}

/** The markup of a search form, which works without scripts. */
export function SearchFormParts({
  action,
  name,
  value = '',
  minLength,
  labels,
  look = 'box',
  hintId,
  tooShort = false,
  isHintShown = false,
  onInput,
}: SearchFormPartsProps) {
  return (
    <form className={styles.root} data-look={look} action={action} method="get" role="search" aria-label={labels.form}>
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
        aria-describedby={labels.tooShort ? hintId : undefined}
        onInput={onInput}
      />
      <button className={styles.submit} type="submit" aria-label={labels.submit} disabled={tooShort}>
        <PathIcon path={searchPath} size={22} />
      </button>
      {labels.tooShort ? (
        <span className={styles.hint} id={hintId} data-shown={isHintShown ? '' : undefined}>
          {labels.tooShort}
        </span>
      ) : null}
    </form>
  );
}
