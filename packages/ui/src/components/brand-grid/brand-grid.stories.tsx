import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandGridExamples } from './brand-grid.examples.ts';
import { BrandGrid } from './brand-grid.tsx';

/**
 * All brands, or the brands related to a page.
 *
 * For one brand in a text use a plain link.
 */
const meta = { title: 'Components/Brand grid', component: BrandGrid } satisfies Meta<typeof BrandGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Six: Story = { args: brandGridExamples.six };
export const One: Story = { args: brandGridExamples.one };
