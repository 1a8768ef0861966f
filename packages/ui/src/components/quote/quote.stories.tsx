import type { Meta, StoryObj } from '@storybook/react-vite';
import { quoteExamples } from './quote.examples.ts';
import { Quote } from './quote.tsx';

/**
 * One outstanding sentence with its author. At most one per page.
 *
 * Not for statements of customers about an effect: that is advertising with health claims. Quotes inside running text
 * are blocks of Rich text.
 */
const meta = { title: 'Components/Quote', component: Quote } satisfies Meta<typeof Quote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Attributed: Story = { args: quoteExamples.attributed };
export const House: Story = { args: quoteExamples.house };
export const Long: Story = { args: quoteExamples.long };
