import { href } from '@veralune/routing';
import type { HeaderProps } from '@veralune/ui/components/header/header';
import { LanguageSwitch } from '@veralune/ui/components/language-switch/language-switch';
import { logosOf } from '../market/market.ts';
import { registeredMarket } from '../market/registered-market.ts';
import type { LocalePath } from '../metadata/absolute.ts';
import type { Present } from '../present/context.ts';
import { searchForm } from '../present/search-form.ts';
import { LatestSearchesIsland } from '../search/latest-searches-island.tsx';
import { SearchIsland } from '../search/search-island.tsx';
import type { FrameData } from './data.ts';
import { languageSwitch } from './language.ts';
import { menuOf } from './menu-items.ts';

export interface PagePlace {
  readonly alternates: readonly LocalePath[];
  readonly isHome?: boolean | undefined;
}

const logoSize = { width: 120, height: 65 };

function headerSearch(present: Present) {
  const { locale, t } = present;
  const { labels, ...form } = searchForm(present);
  return (
    <SearchIsland
      {...form}
      locale={locale}
      look="line"
      labels={{
        ...labels,
        placeholder: t('header.search.placeholder'),
        tooShort: t('header.search.too-short', { min: form.minLength }),
      }}
      suggestionLabels={{
        panel: t('suggestions.label'),
        loading: t('suggestions.loading'),
        empty: t('suggestions.empty.title'),
        emptyHint: t('suggestions.empty.hint'),
        error: t('suggestions.error'),
      }}
    />
  );
}

export function headerProps(
  { menus }: FrameData,
  { alternates, isHome = false }: PagePlace,
  present: Present,
): HeaderProps {
  const { locale, t } = present;
  return {
    logo: { ...logoSize, src: logosOf(registeredMarket(), locale).header, alt: t('header.home') },
    home: { href: href('home', {}, locale), isCurrent: isHome },
    language: <LanguageSwitch {...languageSwitch(present, alternates)} />,
    search: headerSearch(present),
    latestSearches: <LatestSearchesIsland title={t('header.search.latest')} action={href('results', {}, locale)} />,
    menu: menuOf(menus, 'menu', locale),
    magazine: { label: t('header.magazine'), href: href('advice-home', {}, locale) },
    labels: {
      menu: t('header.menu.label'),
      openMenu: t('header.menu.open'),
      closeMenu: t('header.menu.close'),
      submenu: t('header.menu.submenu'),
      openSearch: t('header.search.open'),
      closeSearch: t('header.search.close'),
    },
  };
}
