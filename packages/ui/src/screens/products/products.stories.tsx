import type { Meta, StoryObj } from '@storybook/react-vite';
import { recorded } from '../../../.storybook/recorded.tsx';
import { productsExamples } from './products.examples.ts';
import { ProductsScreen } from './products.tsx';

/** A category, or all products: filters, sort orders and pages are links. */
const meta = {
  title: 'Screens/Products',
  component: ProductsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(ProductsScreen, 'products');
export const CatalogueCategory = recorded(ProductsScreen, 'category');
export const CatalogueFiltered = recorded(ProductsScreen, 'products-filtered');
export const CatalogueEmpty = recorded(ProductsScreen, 'products-none');

export const LastPage: Story = { args: productsExamples.lastPage };
export const MissingImages: Story = { args: productsExamples.missingImages };
export const French: Story = { args: productsExamples.french };
export const LongestGerman: Story = { args: productsExamples.longestGerman };
