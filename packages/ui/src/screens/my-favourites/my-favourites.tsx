import { EmptyState, type EmptyText } from '../../components/empty-state/empty-state.tsx';
import { FavouriteProducts, type FavouriteProductsProps } from '../../components/favourites/favourite-products.tsx';
import { AccountLayout, type AccountLayoutProps } from '../../sections/account/account-layout.tsx';

export interface MyFavouritesScreenProps extends Omit<AccountLayoutProps, 'children'> {
  /** Names the list: `Vos produits`. */
  listTitle: string;
  favourites: FavouriteProductsProps;
  empty: EmptyText;
}

/** The customer's favourite products. */
export function MyFavouritesScreen({ listTitle, favourites, empty, ...layout }: MyFavouritesScreenProps) {
  return (
    <AccountLayout {...layout}>
      {favourites.products.length > 0 ? (
        <section aria-labelledby="favourites">
          <h2 className="visually-hidden" id="favourites">
            {listTitle}
          </h2>
          <FavouriteProducts {...favourites} />
        </section>
      ) : (
        <EmptyState {...empty} seed="favourites" />
      )}
    </AccountLayout>
  );
}
