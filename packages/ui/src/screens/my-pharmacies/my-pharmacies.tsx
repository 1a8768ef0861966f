import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Button } from '../../components/button/button.tsx';
import { EmptyState, type EmptyText } from '../../components/empty-state/empty-state.tsx';
import {
  FavouritePharmacies,
  type FavouritePharmaciesProps,
} from '../../components/favourites/favourite-pharmacies.tsx';
import { AccountLayout, type AccountLayoutProps } from '../../sections/account/account-layout.tsx';
import { pharmacyPath } from '../../components/icon/island-paths.ts';

export interface MyPharmaciesScreenProps extends Omit<AccountLayoutProps, 'children'> {
  favourites: FavouritePharmaciesProps;
  empty: EmptyText;
  /** Link to the store finder; omitted in markets without one. */
  find?: LinkItem | undefined;
}

/** The customer's favourite pharmacies. */
export function MyPharmaciesScreen({ favourites, empty, find, ...layout }: MyPharmaciesScreenProps) {
  return (
    <AccountLayout {...layout}>
      {favourites.pharmacies.length > 0 ? (
        <FavouritePharmacies {...favourites} />
      ) : (
        <EmptyState {...empty} seed="pharmacies" />
      )}
      {find ? (
        <p>
          <Button href={find.href} icon={pharmacyPath} tone="secondary">
            {find.label}
          </Button>
        </p>
      ) : null}
    </AccountLayout>
  );
}
