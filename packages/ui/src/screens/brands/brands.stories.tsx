import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const German: Story = { args: brandsExamples.german };
