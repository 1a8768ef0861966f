import { AddressList, type AddressListProps } from '../../components/address-card/address-list.tsx';
import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Button } from '../../components/button/button.tsx';
import { EmptyState, type EmptyText } from '../../components/empty-state/empty-state.tsx';
import { AccountLayout, type AccountLayoutProps } from '../../sections/account/account-layout.tsx';
import { plusPath } from '../../components/icon/island-paths.ts';

export interface MyAddressesScreenProps extends Omit<AccountLayoutProps, 'children'> {
  addresses: AddressListProps;
  empty: EmptyText;
  add: LinkItem;
}

/** The addresses of the account. */
export function MyAddressesScreen({ addresses, empty, add, ...layout }: MyAddressesScreenProps) {
  return (
    <AccountLayout {...layout}>
      {addresses.addresses.length > 0 ? <AddressList {...addresses} /> : <EmptyState {...empty} seed="addresses" />}
      <p>
        <Button href={add.href} icon={plusPath} tone="secondary">
          {add.label}
        </Button>
      </p>
    </AccountLayout>
  );
}
