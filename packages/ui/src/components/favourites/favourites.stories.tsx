import type { Meta, StoryObj } from '@storybook/react-vite';
import { FavouritePharmacies } from './favourite-pharmacies.tsx';
import { FavouriteProducts } from './favourite-products.tsx';
import { favouritePharmaciesExamples, favouriteProductsExamples } from './favourites.examples.ts';

/**
 * The favourites of an account: products, pharmacies. Each button names what it removes or adds, and is part of a form,
 * so it works without scripts.
 */
const meta = { title: 'Components/Favourites', component: FavouriteProducts } satisfies Meta<typeof FavouriteProducts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Products: Story = { args: favouriteProductsExamples.french };
export const OutOfStock: Story = { args: favouriteProductsExamples.outOfStock };
export const Pharmacies: Story = {
  args: favouriteProductsExamples.french,
  render: () => <FavouritePharmacies {...favouritePharmaciesExamples.french} />,
};
