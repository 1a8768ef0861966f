import type { Meta, StoryObj } from '@storybook/react-vite';
import { needGridExamples } from './need-grid.examples.ts';
import { NeedGrid } from './need-grid.tsx';

/**
 * Needs as tiles that share their hairlines.
 *
 * Two columns beside a title, four over the full width.
 */
const meta = { title: 'Components/Need grid', component: NeedGrid } satisfies Meta<typeof NeedGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = { args: needGridExamples.four };
export const Two: Story = { args: needGridExamples.two };
export const Many: Story = { args: needGridExamples.many };
export const Three: Story = { args: needGridExamples.three };
