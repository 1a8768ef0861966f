import { Icon } from '../icon/icon.tsx';
import styles from './search-form.module.css';

export interface SearchFormProps {
  /** Where the form leads without scripts. */
  action: string;
  /** Name of the field. */
  name: string;
  value?: string | undefined;
  /** Fewest characters that are searched for. */
  minLength: number;
  labels: { field: string; submit: string };
}

/** A search field in the page: on the results and where a page is missing. */
export function SearchForm({ action, name, value = '', minLength, labels }: SearchFormProps) {
  return (
    <search>
      <form className={styles.root} action={action} method="get">
        <input
          className={styles.field}
          type="search"
          name={name}
          defaultValue={value}
          minLength={minLength}
          aria-label={labels.field}
          placeholder={labels.field}
          autoComplete="off"
          enterKeyHint="search"
          required
        />
        <button className={styles.submit} type="submit" aria-label={labels.submit}>
          <Icon name="search" size={24} />
        </button>
      </form>
    </search>
  );
}
