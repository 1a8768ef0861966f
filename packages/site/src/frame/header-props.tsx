// The style sheet of the latest searches is part of the page: none is fetched later.
import '@veralune/ui/components/latest-searches/latest-searches.module.css';
import type { Me } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import { HeaderActions } from '@veralune/ui/components/header-actions/header-actions';
import type { HeaderProps } from '@veralune/ui/components/header/header';
import { LanguageSwitch } from '@veralune/ui/components/language-switch/language-switch';
import { logosOf } from '../market/market.ts';
import { registeredMarket } from '../market/registered-market.ts';
import type { LocalePath } from '../metadata/absolute-url.ts';
import type { PageContext } from '../page-context.ts';
import { searchForm } from '../mappers/search-form.ts';
import { LatestSearchesIsland } from '../search/latest-searches-island.tsx';
import { SearchIsland } from '../search/search-island.tsx';
import type { FrameData } from './data.ts';
import { discountBanner } from './discount-banner.ts';
import { languageSwitch } from './language-switch.ts';
import { menuOf } from './menu-items.ts';
import { screenLink, storeFinderLink } from '../mappers/screen-links.ts';
import { isActive } from '../catalogue/settings.ts';
import { headerActionsOf } from '../visitor/header-actions-of.ts';
import { headerActionTexts } from '../visitor/header-actions.ts';
import { VisitorIsland } from '../visitor/visitor-island.tsx';

export interface HeaderOptions {
  /** The page in the languages of the market, for the language switch. */
  readonly alternates: readonly LocalePath[];
  /** The page of a list whose `alternates` lead to its first page. */
  readonly page?: number | undefined;
  readonly isHome?: boolean | undefined;
  /** The cart and the name of the visitor, on pages that are rendered for one visitor. */
  readonly me?: Me | null | undefined;
}

const logoSize = { width: 120, height: 65 };

function headerSearch(context: PageContext) {
  const { locale, t } = context;
  const { labels, ...form } = searchForm(context);
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

/** A cached page has the links of a stranger, and an island that asks who it is. */
function actionsOf(me: HeaderOptions['me'], context: PageContext) {
  const texts = headerActionTexts(context);
  if (texts === null) return undefined;
  if (me !== undefined) return <HeaderActions {...headerActionsOf(texts, me)} />;
  return (
    <VisitorIsland locale={context.locale} texts={texts}>
      <HeaderActions {...headerActionsOf(texts, null)} />
    </VisitorIsland>
  );
}

export function headerProps(
  { menus, settings }: FrameData,
  { alternates, page, isHome = false, me }: HeaderOptions,
  context: PageContext,
): HeaderProps {
  const { locale, t } = context;
  const menu = menuOf(menus, 'menu', locale);
  const sellsInPharmacies = isActive(settings, 'point_of_sale');
  const magazine = { label: t('header.magazine'), href: href('advice-home', {}, locale) };
  return {
    logo: { ...logoSize, src: logosOf(registeredMarket(), locale).header, alt: t('header.home') },
    home: { href: href('home', {}, locale), isCurrent: isHome },
    language: <LanguageSwitch {...languageSwitch(context, alternates, page)} />,
    search: headerSearch(context),
    latestSearches: <LatestSearchesIsland title={t('header.search.latest')} action={href('results', {}, locale)} />,
    menu,
    banner: discountBanner(settings, locale),
    finder: storeFinderLink(sellsInPharmacies, context),
    advisor: sellsInPharmacies ? screenLink('who-can-give-you-advice', context) : undefined,
    magazine: menu.some((item) => item.href === magazine.href) ? undefined : magazine,
    actions: actionsOf(me, context),
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
