import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { richTextExamples } from './rich-text.examples.ts';
import { RichText } from './rich-text.tsx';

/**
 * For running text from the catalogue. Pass interface texts directly to their components.
 *
 * A figure has the alternative text of its picture, and an optional caption for everyone. A table is a Data table: a
 * focusable region named by the table's caption, which scrolls if it is wider than the text.
 */
const meta = { title: 'Components/Rich text', component: RichText } satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FrenchArticle: Story = { args: richTextExamples.frenchArticle };
export const GermanNotes: Story = { args: richTextExamples.germanNotes };
export const Small: Story = { args: richTextExamples.small };
export const Escaped: Story = { args: richTextExamples.escaped };
export const Figure: Story = { args: richTextExamples.figure };
export const Table: Story = { args: richTextExamples.table };
export const WideTable: Story = { args: richTextExamples.wideTable };
export const WideTableOnAPhone: Story = {
  args: richTextExamples.wideTable,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Conservation de nos formats' });
    await expect(region.scrollWidth, 'The table fits: nothing is tried.').toBeGreaterThan(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
export const Empty: Story = { args: richTextExamples.empty };
