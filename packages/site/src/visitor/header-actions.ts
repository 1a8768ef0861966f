import { languageTag } from '@veralune/i18n';
import { hasRoute, href } from '@veralune/routing';
import { screensOfApp } from '../market/screens-of-app.ts';
import type { PageContext } from '../page-context.ts';
import type { HeaderActionTexts } from './header-actions-of.ts';

/** The words for the header; null for an app without accounts. */
export function headerActionTexts({ locale, t }: PageContext): HeaderActionTexts | null {
  if (!screensOfApp().has('login')) return null;
  return {
    lang: languageTag(locale),
    account: {
      signIn: t('header.account.sign-in'),
      loginHref: href('login', {}, locale),
      accountHref: href('my-account', {}, locale),
    },
    favourites: {
      label: t('header.favourites.label'),
      href: href('my-favourites', {}, locale),
      one: t('header.favourites.one'),
      other: t('header.favourites.other'),
    },
    cart: hasRoute('cart', locale)
      ? {
          label: t('header.cart.label'),
          href: href('cart', {}, locale),
          one: t('header.cart.one'),
          other: t('header.cart.other'),
        }
      : undefined,
  };
}
