import type { Meta, StoryObj } from '@storybook/react-vite';
import { buyBarExamples } from './buy-bar.examples.ts';
import { BuyBar } from './buy-bar.tsx';

/**
 * Last on the page of a product; visible on phones only.
 *
 * Not with a second bar at the bottom of the window.
 */
const meta = { title: 'Components/Buy bar', component: BuyBar, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof BuyBar
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Submit: Story = { args: buyBarExamples.submit };
export const Sizes: Story = { args: buyBarExamples.sizes };
export const Pharmacy: Story = { args: buyBarExamples.pharmacy };
export const Advice: Story = { args: buyBarExamples.advice };
export const LongestGerman: Story = { args: buyBarExamples.longestGerman };
