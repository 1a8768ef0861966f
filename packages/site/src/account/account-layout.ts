import { hasRoute, href, type PersonalRoute } from '@veralune/routing';
import type { AccountNavProps } from '@veralune/ui/components/account-nav/account-nav';
import type { PageContext } from '../page-context.ts';
import { postLogout } from './auth-actions.ts';

const parts = [
  ['my-account', 'account'],
  ['my-information', 'info'],
  ['my-login', 'lock'],
  ['my-profile', 'magazine'],
  ['my-addresses', 'pin'],
  ['my-orders', 'parcel'],
  ['my-favourites', 'heart'],
  ['my-pharmacies', 'pharmacy'],
] as const satisfies readonly (readonly [PersonalRoute, AccountNavProps['items'][number]['icon']])[];
export type AccountPart = (typeof parts)[number][0];

/** A market without the store finder has no pharmacies to keep. */
export function hasPart(part: AccountPart, { locale }: PageContext): boolean {
  return hasRoute(part, locale) && (part !== 'my-pharmacies' || hasRoute('store-finder', locale));
}

/** The navigation beside each page of the account. */
export function accountNav(current: AccountPart, context: PageContext): AccountNavProps {
  const { locale, t } = context;
  return {
    label: t('routes.my-account.title'),
    items: parts
      .filter(([part]) => hasPart(part, context))
      .map(([part, icon]) => ({
        label: t(`account.nav.${part}`),
        href: href(part, {}, locale),
        icon,
        current: part === current,
      })),
    logout: { label: t('account.nav.logout'), action: postLogout.bind(null, locale) },
  };
}
