import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { PositionButton, type PositionLabels } from './position-button.tsx';
import { searchPath } from '../icon/search-path.ts';
import styles from './store-search.module.css';

export interface StoreSearchLabels {
  /** Names the form: `Chercher une pharmacie`. */
  form: string;
  /** `Code postal ou commune`. */
  field: string;
  hint?: string | undefined;
  submit: string;
  position: PositionLabels;
}

export interface StoreSearchProps {
  /** Address of the results: the page itself. */
  action: string;
  /** Name of the field. */
  name: string;
  value?: string | undefined;
  /** The chosen radius, which a new search keeps. */
  radius?: { name: string; value: string } | undefined;
  error?: string | undefined;
  labels: StoreSearchLabels;
}

/**
 * Searches for pharmacies near a place, typed or located by the device. A plain form: the results are a page with its
 * own address.
 */
export function StoreSearch({ action, name, value, radius, error, labels }: StoreSearchProps) {
  return (
    <form className={styles.root} action={action} method="get" role="search" aria-label={labels.form} noValidate>
      <div className={styles.line}>
        <TextField
          id="store-search"
          name={name}
          label={labels.field}
          hint={labels.hint}
          error={error}
          defaultValue={value}
          maxLength={100}
          autoComplete="postal-code"
          enterKeyHint="search"
        />
        <Button type="submit" icon={searchPath}>
          {labels.submit}
        </Button>
      </div>
      {radius ? <input type="hidden" {...radius} /> : null}
      <PositionButton labels={labels.position} placeName={name} />
      <p className={styles.privacy}>{labels.position.privacy}</p>
    </form>
  );
}
