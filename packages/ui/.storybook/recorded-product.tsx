import { CartForm, type CartFormProps } from '../src/components/add-to-cart/cart-form.tsx';
import { FavouriteButton, type FavouriteButtonProps } from '../src/components/favourite-button/favourite-button.tsx';
import { ProductScreen, type ProductScreenProps } from '../src/screens/product/product.tsx';

export interface RecordedProductProps extends Omit<ProductScreenProps, 'cart' | 'favourite'> {
  /** What the site has below the price: nothing to buy in a market that sells nothing online. */
  actions?: { cartForm?: CartFormProps; favouriteButton?: FavouriteButtonProps };
}

/** A product with the forms of the site in their slots. */
export function RecordedProduct({ actions = {}, ...product }: RecordedProductProps) {
  const { cartForm, favouriteButton } = actions;
  return (
    <ProductScreen
      {...product}
      cart={cartForm ? <CartForm {...cartForm} /> : null}
      favourite={favouriteButton ? <FavouriteButton {...favouriteButton} /> : null}
    />
  );
}
