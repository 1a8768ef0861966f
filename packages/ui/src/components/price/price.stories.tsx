import type { Meta, StoryObj } from '@storybook/react-vite';
import { priceExamples } from './price.examples.ts';
import { Price } from './price.tsx';

/**
 * The price of a product. It is passed formatted.
 *
 * Never assemble a price from parts.
 */
const meta = { title: 'Components/Price', component: Price } satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: priceExamples.plain };
export const Round: Story = { args: priceExamples.round };
export const Offer: Story = { args: priceExamples.offer };
export const Francs: Story = { args: priceExamples.francs };
export const Large: Story = { args: priceExamples.large };
