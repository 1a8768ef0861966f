import type { Meta, StoryObj } from '@storybook/react-vite';
import { tint } from '../tint/tint.ts';
import { cornerNavExamples } from './corner-nav.examples.ts';
import { CornerNav } from './corner-nav.tsx';

/**
 * Over every page of a brand's corner: says whose it is, and leads to its other pages. With one page there is nothing to
 * lead to, and the brand stands alone.
 *
 * Not for the parts of one page, which have a page nav, nor for lists next to each other, which have a pill nav.
 *
 * **Roles.** A `navigation` with its name, and a list of links in it; the page that is shown has `aria-current="page"`.
 *
 * **Keys.** Tab goes from the brand through the links; one that is out of sight scrolls into it.
 */
const meta = {
  title: 'Components/Corner nav',
  component: CornerNav,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={tint('#1f6f5c')}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CornerNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const French: Story = { args: cornerNavExamples.french };
export const LongestGerman: Story = { args: cornerNavExamples.longestGerman };
export const LongestOnAPhone: Story = {
  args: cornerNavExamples.longestGerman,
  globals: { viewport: { value: 'phone' } },
};
export const Alone: Story = { args: cornerNavExamples.alone };
