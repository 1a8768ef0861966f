import type { Meta, StoryObj } from '@storybook/react-vite';
import { recorded } from '../../../.storybook/recorded.tsx';
import { brandsExamples } from './brands.examples.ts';
import { BrandsScreen } from './brands.tsx';

/**
 * All brands of a market.
 */
const meta = { title: 'Screens/Brands', component: BrandsScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof BrandsScreen
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(BrandsScreen, 'brands');

export const German: Story = { args: brandsExamples.german };
