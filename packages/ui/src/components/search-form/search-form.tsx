import styles from './search-form.module.css';

export interface SearchFormProps {
  /** Where the form leads without scripts. */
  action: string;
  /** Name of the field. */
  name: string;
  value?: string;
  /** Fewest characters that are searched for. */
  minLength: number;
  labels: { field: string; submit: string };
}

/** A search field in the page: on the results and where a page is missing. */
export function SearchForm({ action, name, value = '', minLength, labels }: SearchFormProps) {
  return (
    <form className={styles.root} action={action} method="get" role="search">
      <input type="search" name={name} defaultValue={value} minLength={minLength} aria-label={labels.field} required />
      <button type="submit">{labels.submit}</button>
    </form>
  );
}
