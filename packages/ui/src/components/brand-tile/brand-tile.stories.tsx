import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandTileExamples } from './brand-tile.examples.ts';
import { BrandTile } from './brand-tile.tsx';

/**
 * A brand in a list, in its colour, with the motif of its packs and one of them.
 *
 * Not on a page that is tinted by another brand, except in the list of other brands.
 */
const meta = { title: 'Components/Brand tile', component: BrandTile } satisfies Meta<typeof BrandTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: brandTileExamples.plain };
export const WithoutCount: Story = { args: brandTileExamples.withoutCount };
export const WithoutPack: Story = { args: brandTileExamples.withoutPack };
export const LongestGerman: Story = { args: brandTileExamples.longestGerman };
