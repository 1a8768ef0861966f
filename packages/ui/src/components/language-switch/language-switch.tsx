import { Flag } from '../flag/flag.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './language-switch.module.css';

export interface LanguageOption {
  /** In the language itself: `Nederlands`. */
  label: string;
  /** BCP 47: `nl-BE`. */
  lang: string;
  /** The same page in that language, or its home page. */
  href: string;
  current?: boolean;
}

export interface LanguageSwitchProps {
  /** Names the list: `Choisir la langue`. */
  label: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  countryLabel: string;
  /** The languages of the market. If there is only one, only the country is shown. */
  languages: readonly LanguageOption[];
}

/**
 * The market's flag and, if the market has several languages, links to the others. Works without scripts. A link to
 * another language has its locale in `data-locale`, which a site stores.
 */
export function LanguageSwitch({ label, country, countryLabel, languages }: LanguageSwitchProps) {
  const current = languages.find((language) => language.current);
  if (languages.length < 2) {
    return (
      <p className={styles.country}>
        <Flag country={country} />
        {countryLabel}
      </p>
    );
  }
  return (
    <details className={styles.root} data-disclosure="">
      <summary className={styles.summary}>
        <Flag country={country} />
        <span>
          <span className="visually-hidden">{label} </span>
          <span className={styles.place}>{countryLabel} </span>
          {current?.label}
        </span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul className={styles.list}>
        {languages.map((language) => (
          <li key={language.lang}>
            <a
              className={styles.link}
              href={language.href}
              hrefLang={language.lang}
              lang={language.lang}
              data-locale={language.current ? undefined : language.lang.toLowerCase()}
              aria-current={language.current ? 'true' : undefined}
            >
              {language.label}
              {language.current ? <Icon name="check" size={16} /> : null}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
