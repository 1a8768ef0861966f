import type { Meta, StoryObj } from '@storybook/react-vite';
import { richTextExamples } from './rich-text.examples.ts';
import { RichText } from './rich-text.tsx';

/**
 * For running text out of the catalogue. Copy of the interface goes straight into its component.
 */
const meta = { title: 'Components/Rich text', component: RichText } satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FrenchArticle: Story = { args: richTextExamples.frenchArticle };
export const GermanNotes: Story = { args: richTextExamples.germanNotes };
export const Small: Story = { args: richTextExamples.small };
export const Escaped: Story = { args: richTextExamples.escaped };
export const Empty: Story = { args: richTextExamples.empty };
