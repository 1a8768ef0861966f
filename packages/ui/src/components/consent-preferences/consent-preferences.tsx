import styles from './consent-preferences.module.css';

export interface ConsentPreferencesProps {
  /** `Gérer mes cookies`. */
  label: string;
  /** The cookies page, for visitors without scripts. */
  href: string;
}

/**
 * Opens the preferences of the consent tool. A script of the site listens for clicks on `data-consent-preferences`; without
 * scripts it is a link.
 */
export function ConsentPreferences({ label, href }: ConsentPreferencesProps) {
  return (
    <>
      <button className={styles.button} type="button" aria-haspopup="dialog" data-consent-preferences="">
        {label}
      </button>
      <a className={styles.link} href={href}>
        {label}
      </a>
    </>
  );
}
