import type { CustomerAddress } from '@veralune/api-client/contract';
import { hasRoute, href } from '@veralune/routing';
import type { MyAddressesScreenProps } from '@veralune/ui/screens/my-addresses/my-addresses';
import { postAddressRemoval } from '../../account/account-actions.ts';
import { accountNav } from '../../account/account-layout.ts';
import { postalAddress } from '../../checkout/address.ts';
import type { PageContext } from '../../page-context.ts';

function marksOf(
  { is_default_invoice: isInvoice, is_default_shipping: isShipping }: CustomerAddress,
  { t }: PageContext,
) {
  return [
    ...(isShipping ? [t('my-addresses.default-shipping')] : []),
    ...(isInvoice ? [t('my-addresses.default-invoice')] : []),
  ];
}

/** A default address can't be removed. Source: 2-routes-redirects-commerce.md §5. */
export function addressesProps(items: readonly CustomerAddress[], context: PageContext): MyAddressesScreenProps {
  const { locale, t } = context;
  const sells = hasRoute('my-orders', locale);
  return {
    title: t('routes.my-addresses.title'),
    intro: t('my-addresses.intro'),
    nav: accountNav('my-addresses', context),
    addresses: {
      addresses: items.map((address) => ({
        id: address.id,
        address: postalAddress(address, address.label, context, address.delivery_information),
        marks: marksOf(address, context),
        edit: { label: t('account.edit'), href: href('my-address', { id: address.id }, locale) },
        removable: !address.is_default_invoice && !address.is_default_shipping,
      })),
      action: postAddressRemoval.bind(null, locale),
      labels: { remove: t('my-addresses.remove') },
    },
    empty: {
      title: t('my-addresses.empty.title'),
      text: t(sells ? 'my-addresses.empty.text' : 'my-addresses.empty.text-not-sold'),
    },
    add: { label: t('my-addresses.add'), href: href('my-address', {}, locale) },
  };
}
