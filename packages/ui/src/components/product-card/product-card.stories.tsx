import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { badgeExamples } from '../badge/badge.examples.ts';
import { productCardExamples } from './product-card.examples.ts';
import { ProductCard } from './product-card.tsx';

/**
 * A product in a list. Its name is the link; format and price are in a separate row for comparison.
 *
 * Not for the product of the page itself.
 */
const meta = { title: 'Components/Product card', component: ProductCard } satisfies Meta<typeof ProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: productCardExamples.plain };
export const Offer: Story = { args: productCardExamples.offer };
export const OutOfStock: Story = { args: productCardExamples.outOfStock };
export const AllBadges: Story = {
  args: productCardExamples.allBadges,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link');
    const badges = Object.values(badgeExamples).map(({ label }) => canvas.getByText(label));
    for (const part of [canvas.getByRole('presentation'), ...badges]) {
      await step(`A click on ${part.textContent || 'the pack'} follows the link`, async () => {
        // The badges are below the pack, which can be as high as the window.
        part.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = part.getBoundingClientRect();
        await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
      });
    }
  },
};
export const MissingImage: Story = { args: productCardExamples.missingImage };
export const LongestGerman: Story = { args: productCardExamples.longestGerman };
export const Quotes: Story = { args: productCardExamples.quotes };
