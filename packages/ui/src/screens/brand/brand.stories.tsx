import type { Meta, StoryObj } from '@storybook/react-vite';
import { recorded } from '../../../.storybook/recorded.tsx';
import { brandExamples } from './brand.examples.ts';
import { BrandScreen } from './brand.tsx';

/**
 * The page of a brand. Its colour tints the whole page.
 */
const meta = { title: 'Screens/Brand', component: BrandScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof BrandScreen
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(BrandScreen, 'brand');

export const German: Story = { args: brandExamples.german };
export const Bare: Story = { args: brandExamples.bare };
export const French: Story = { args: brandExamples.french };
export const LongestGerman: Story = { args: brandExamples.longestGerman };
