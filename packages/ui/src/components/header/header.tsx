import type { ReactNode } from 'react';
import { DiscountBanner, type DiscountBannerProps } from '../discount-banner/discount-banner.tsx';
import { Icon } from '../icon/icon.tsx';
import { LinkList, type LinkItem } from '../link-list/link-list.tsx';
import { MainMenu, type MenuItem } from '../main-menu/main-menu.tsx';
import styles from './header.module.css';

export interface LogoImage {
  src: string;
  width: number;
  height: number;
  alt: string;
}

export interface HeaderLabels {
  /** Names the main menu. */
  menu: string;
  openMenu: string;
  closeMenu: string;
  /** Appended to an item's label on the button that opens its panel: `sous-menu`. */
  submenu: string;
  openSearch: string;
  closeSearch: string;
}

export interface HeaderProps {
  /** 120 × 65. */
  logo: LogoImage;
  /** `isCurrent` on the home page, where the logo is the heading. Source: 1-site.md §2. */
  home: { href: string; isCurrent?: boolean };
  /** The flag and the language switch. */
  language: ReactNode;
  /** The search field; an island of the site with suggestions, or a plain `SearchForm`. */
  search: ReactNode;
  /** The latest searches, shown in the search panel of small screens. */
  latestSearches?: ReactNode;
  menu: readonly MenuItem[];
  /** Link to the pharmacy finder; only if the setting `point_of_sale` is active. */
  finder?: LinkItem | undefined;
  /** Link to the advice page; only if the setting `point_of_sale` is active. */
  advisor?: LinkItem | undefined;
  /** Link to the health magazine; omitted if the menu has it. */
  magazine?: LinkItem | undefined;
  /**
   * Links to account, favourites and cart in a market with a shop: a `HeaderActions`, or the island that loads its
   * counts.
   */
  actions?: ReactNode;
  banner?: DiscountBannerProps | undefined;
  labels: HeaderLabels;
}

interface OpenerProps {
  /** Id of what it opens. */
  opens: string;
  icon: 'menu' | 'search';
  open: string;
  close: string;
}

/**
 * Opens a part of the header on small screens; on large screens the part is always visible and this button is hidden.
 */
function Opener({ opens, icon, open, close }: OpenerProps) {
  return (
    <details className={styles.opener} data-disclosure={opens}>
      <summary>
        <Icon name={icon} size={26} />
        <Icon name="close" size={26} />
        <span className="visually-hidden" data-when="closed">
          {open}
        </span>
        <span className="visually-hidden" data-when="open">
          {close}
        </span>
      </summary>
    </details>
  );
}

function HomeLogo({ logo, home }: Pick<HeaderProps, 'logo' | 'home'>) {
  const Line = home.isCurrent ? 'h1' : 'p';
  return (
    <Line className={styles.logo}>
      <a href={home.href} aria-current={home.isCurrent ? 'page' : undefined}>
        <img {...logo} />
      </a>
    </Line>
  );
}

/**
 * The header of every page: market and language, logo, menu, search. All parts open without scripts. The row of the
 * logo stays visible while the page scrolls.
 */
export function Header(props: HeaderProps) {
  const { logo, home, language, search, latestSearches, menu, actions, banner, labels } = props;
  const utility = [props.finder, props.advisor, props.magazine].filter((link) => link !== undefined);
  return (
    <header className={styles.root}>
      {banner ? <DiscountBanner {...banner} /> : null}
      <div className={styles.bar} data-sells={actions ? '' : undefined}>
        {language}
        {utility.length > 0 ? (
          <div className={styles.utility}>
            <LinkList links={utility} layout="row" />
          </div>
        ) : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      <div className={styles.main}>
        <Opener opens="menu" icon="menu" open={labels.openMenu} close={labels.closeMenu} />
        <HomeLogo logo={logo} home={home} />
        <Opener opens="search" icon="search" open={labels.openSearch} close={labels.closeSearch} />
        <nav className={styles.menu} id="menu" aria-label={labels.menu} tabIndex={-1}>
          <MainMenu items={menu} submenuLabel={labels.submenu} />
          {utility.length > 0 ? (
            <div className={styles.more}>
              <LinkList links={utility} />
            </div>
          ) : null}
        </nav>
        <div className={styles.search} id="search" tabIndex={-1}>
          {search}
          {latestSearches ? <div className={styles.latest}>{latestSearches}</div> : null}
        </div>
      </div>
    </header>
  );
}
