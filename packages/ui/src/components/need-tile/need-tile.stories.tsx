import type { Meta, StoryObj } from '@storybook/react-vite';
import { needTileExamples } from './need-tile.examples.ts';
import { NeedTile } from './need-tile.tsx';

/**
 * A need with its pictogram; the whole tile is the link.
 *
 * In running text use a plain link.
 */
const meta = { title: 'Components/Need tile', component: NeedTile } satisfies Meta<typeof NeedTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: needTileExamples.plain };
export const One: Story = { args: needTileExamples.one };
export const WithoutCount: Story = { args: needTileExamples.withoutCount };
export const LongestGerman: Story = { args: needTileExamples.longestGerman };
