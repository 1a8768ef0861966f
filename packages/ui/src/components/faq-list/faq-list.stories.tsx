import type { Meta, StoryObj } from '@storybook/react-vite';
import { faqListExamples } from './faq-list.examples.ts';
import { FaqList } from './faq-list.tsx';

/**
 * Questions that expand to show their answers, without scripts.
 *
 * Not for text that everyone should read.
 */
const meta = { title: 'Components/Faq list', component: FaqList } satisfies Meta<typeof FaqList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: faqListExamples.german };
export const One: Story = { args: faqListExamples.one };
export const Quotes: Story = { args: faqListExamples.quotes };
