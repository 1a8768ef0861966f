import { CertificationMark, type CertificationMarkProps } from '../certification-mark/certification-mark.tsx';
import { ConsentPreferences, type ConsentPreferencesProps } from '../consent-preferences/consent-preferences.tsx';
import { CountryLinks, type CountryLinksProps } from '../country-links/country-links.tsx';
import { Drawing } from '../drawing/drawing.tsx';
import type { LogoImage } from '../header/header.tsx';
import { Icon } from '../icon/icon.tsx';
import { LinkList, type LinkItem } from '../link-list/link-list.tsx';
import type { MenuItem } from '../main-menu/main-menu.tsx';
import { SocialLinks, type SocialLinksProps } from '../social-links/social-links.tsx';
import { TonightsMoon, type TonightsMoonProps } from '../tonights-moon/tonights-moon.tsx';
import { WordingCarousel, type WordingCarouselProps } from '../wording-carousel/wording-carousel.tsx';
import styles from './footer.module.css';

export interface FooterLabels {
  /** Names the menu: `Plan du site`. */
  menu: string;
  /** Names the legal links: `Informations légales`. */
  legal: string;
}

export interface FooterProps {
  /** 160 × 90, for a dark background. */
  logo: LogoImage;
  homeHref: string;
  tagline: string;
  /** Items with children become columns under their label; the others share one. */
  menu: readonly MenuItem[];
  contact?: LinkItem | undefined;
  /** Only if the setting `newsletter` is active. */
  newsletter?: LinkItem | undefined;
  /** The external site for health professionals. */
  professional?: LinkItem | undefined;
  legal: readonly LinkItem[];
  /** Opens the preferences of the consent tool. */
  cookiePreferences?: ConsentPreferencesProps | undefined;
  wordings: WordingCarouselProps;
  /** The moon of tonight; without it, a month of drawn moons. */
  moon?: TonightsMoonProps | undefined;
  certification?: CertificationMarkProps;
  /** The laboratory's social networks. */
  social?: SocialLinksProps | undefined;
  /** The other countries. */
  countries?: CountryLinksProps | undefined;
  /** Copyright, the notice on photographs, credits: one line each. */
  notes: readonly string[];
  /** Base address of the site's drawing files; if omitted, drawings are inlined in the page. */
  drawings?: string | undefined;
  labels: FooterLabels;
}

interface Column {
  title?: MenuItem;
  links: readonly MenuItem[];
}

function columnsOf(menu: readonly MenuItem[]): Column[] {
  const plain = menu.filter((item) => !item.children?.length);
  const titled = menu.filter((item) => item.children?.length);
  const columns: Column[] = titled.map((title) => ({ title, links: title.children ?? [] }));
  return plain.length > 0 ? [...columns, { links: plain }] : columns;
}

function FooterMenu({ menu }: Pick<FooterProps, 'menu'>) {
  return columnsOf(menu).map(({ title, links }, index) => (
    <div className={styles.column} key={title?.href ?? index} data-plain={title ? undefined : ''}>
      {title ? (
        <a className={styles.columnTitle} href={title.href} id={`footer-${index}`}>
          {title.label}
        </a>
      ) : null}
      <LinkList links={links} {...(title ? { labelledBy: `footer-${index}` } : {})} />
    </div>
  ));
}

/** The footer of every page. */
export function Footer(props: FooterProps) {
  const { logo, homeHref, tagline, menu, legal, wordings, moon, certification, notes, labels } = props;
  const actions = [props.contact, props.newsletter, props.professional].filter((link) => link !== undefined);
  return (
    <footer className={styles.root}>
      <div className={styles.moons}>
        {moon ? (
          <TonightsMoon {...moon} />
        ) : (
          <Drawing kind="phases" seed="veralune" format="strip" files={props.drawings} />
        )}
      </div>
      <div className={styles.top}>
        <div className={styles.words}>
          <WordingCarousel {...wordings} />
        </div>
        <nav className={styles.menu} aria-label={labels.menu}>
          <FooterMenu menu={menu} />
        </nav>
      </div>
      <div className={styles.middle}>
        <div className={styles.brand}>
          <a className={styles.logo} href={homeHref}>
            <img {...logo} loading="lazy" decoding="async" />
          </a>
          <p className={styles.tagline}>{tagline}</p>
        </div>
        {actions.length > 0 ? (
          <ul className={styles.actions}>
            {actions.map(({ label, href }) => (
              <li key={href}>
                <a className={styles.action} href={href}>
                  {label}
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {certification ? <CertificationMark {...certification} /> : null}
      </div>
      {props.social ? (
        <div className={styles.social}>
          <SocialLinks {...props.social} />
        </div>
      ) : null}
      {props.countries ? (
        <div className={styles.countries}>
          <CountryLinks {...props.countries} />
        </div>
      ) : null}
      <div className={styles.bottom}>
        <nav className={styles.legal} aria-label={labels.legal}>
          <LinkList links={legal} layout="row" />
          {props.cookiePreferences ? <ConsentPreferences {...props.cookiePreferences} /> : null}
        </nav>
        <div className={styles.notes}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
    </footer>
  );
}
