import type { Customer, CustomerAddress, Me, Order, SubscriptionCode } from '@veralune/api-client/contract';
import { formatDate } from '@veralune/i18n';
import { hasRoute, href } from '@veralune/routing';
import type { AccountTile, MyAccountScreenProps } from '@veralune/ui/screens/my-account/my-account';
import { accountNav, hasPart } from '../../account/account-layout.ts';
import { formatCents } from '../../cart/money.ts';
import { postalAddress } from '../../checkout/address.ts';
import { orderParts } from '../../checkout/order-view.ts';
import type { PageContext } from '../../page-context.ts';

export interface MyAccountData {
  readonly customer: Customer;
  readonly me: Me;
  readonly addresses: readonly CustomerAddress[];
  readonly subscriptions: readonly SubscriptionCode[];
  /** How many there are. */
  readonly orders: number;
  /** The latest; null without any. */
  readonly order: Order | null;
}

function orderOf({ order }: MyAccountData, context: PageContext): MyAccountScreenProps['order'] {
  const { locale, t } = context;
  if (order) {
    const { timeline, lines } = orderParts(order, context);
    return {
      title: t('my-account.order.title'),
      text: [
        order.number,
        formatDate(order.placed_at, locale),
        formatCents(order.total_cents, order.currency, locale),
      ].join(' · '),
      content: { timeline, lines },
      link: { label: t('checkout.error.order'), href: href('my-order', { id: order.id }, locale) },
    };
  }
  const link = { label: t('routes.products.title'), href: href('products', {}, locale) };
  return hasRoute('my-orders', locale)
    ? { title: t('my-account.first-order.title'), text: t('my-account.first-order.text'), link }
    : { title: t('my-account.not-sold.title'), text: t('my-account.not-sold.text'), link };
}

function tilesOf(data: MyAccountData, context: PageContext): AccountTile[] {
  const { locale, t } = context;
  const kept = data.me.customer;
  const texts = {
    'my-orders': { icon: 'parcel', text: t('my-account.tiles.orders', { count: data.orders }) },
    'my-favourites': {
      icon: 'heart',
      text: t('my-account.tiles.favourites', { count: kept?.favourite_products.length ?? 0 }),
    },
    'my-pharmacies': {
      icon: 'pharmacy',
      text: t('my-account.tiles.pharmacies', { count: kept?.favourite_pharmacies.length ?? 0 }),
    },
    'my-profile': {
      icon: 'magazine',
      text: t('my-account.tiles.subscriptions', { count: data.subscriptions.length }),
    },
  } as const;
  return (Object.keys(texts) as (keyof typeof texts)[])
    .filter((part) => hasPart(part, context))
    .map((part) => ({ title: t(`account.nav.${part}`), href: href(part, {}, locale), ...texts[part] }));
}

export function myAccountProps(data: MyAccountData, context: PageContext): MyAccountScreenProps {
  const { locale, t } = context;
  const address = data.addresses.find((each) => each.is_default_shipping);
  return {
    title: t('my-account.title', { firstname: data.customer.firstname }),
    nav: accountNav('my-account', context),
    order: orderOf(data, context),
    tiles: tilesOf(data, context),
    address: address && {
      title: t('my-account.address'),
      address: postalAddress(address, address.label, context, address.delivery_information),
      actions: [{ label: t('account.edit'), href: href('my-address', { id: address.id }, locale) }],
    },
  };
}
