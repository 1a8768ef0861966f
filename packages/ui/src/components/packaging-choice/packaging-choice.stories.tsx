import type { Meta, StoryObj } from '@storybook/react-vite';
import { packagingChoiceExamples } from './packaging-choice.examples.ts';
import { PackagingChoice } from './packaging-choice.tsx';

/**
 * The sizes of a product in rows.
 *
 * Omit it if there is only one size.
 */
const meta = { title: 'Components/Packaging choice', component: PackagingChoice } satisfies Meta<
  typeof PackagingChoice
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeSizes: Story = { args: packagingChoiceExamples.threeSizes };
export const Course: Story = { args: packagingChoiceExamples.course };
export const OneOut: Story = { args: packagingChoiceExamples.oneOut };
export const Offer: Story = { args: packagingChoiceExamples.offer };
export const One: Story = { args: packagingChoiceExamples.one };
