import type { Meta, StoryObj } from '@storybook/react-vite';
import { tint } from '../tint/tint.ts';
import { cornerNavExamples } from './corner-nav.examples.ts';
import { CornerNav } from './corner-nav.tsx';

/**
 * At the top of every page of a brand's corner: names the brand and links to its other pages. If the corner has only
 * one page, only the brand is shown.
 *
 * For the parts of one page use a page nav; for sibling lists, a pill nav.
 *
 * **Roles.** A `navigation` with its name, and a list of links in it; the current page has `aria-current="page"`.
 *
 * **Keys.** Tab moves from the brand through the links; a link outside the visible area scrolls into view.
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
