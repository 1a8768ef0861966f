import { Flag } from '../flag/flag.tsx';
import styles from './country-links.module.css';

interface CountryItem {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** In the language of the page: `Suisse`. */
  label: string;
  /** The page in each language of the country, or its home page. `label` is in the language itself, `lang` is BCP 47. */
  languages: readonly { label: string; lang: string; href: string }[];
}

export interface CountryLinksProps {
  /** Names the list: `Veralune dans d’autres pays`. */
  label: string;
  countries: readonly CountryItem[];
}

/** The other countries, each with links in its languages, for the footer. */
export function CountryLinks({ label, countries }: CountryLinksProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      <p aria-hidden="true">{label}</p>
      <ul className={styles.countries} role="list">
        {countries.map(({ country, label: name, languages }) => (
          <li className={styles.country} key={country}>
            <Flag country={country} />
            <span>{name}</span>
            <ul className={styles.languages} role="list">
              {languages.map((language) => (
                <li key={language.lang}>
                  <a className={styles.link} href={language.href} hrefLang={language.lang}>
                    <span className="visually-hidden">{name}, </span>
                    <span lang={language.lang}>{language.label}</span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
