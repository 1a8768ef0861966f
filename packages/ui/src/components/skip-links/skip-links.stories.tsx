import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { skipLinksExamples } from './skip-links.examples.ts';
import { SkipLinks } from './skip-links.tsx';

/** The first focusable links of a page. Press Tab to see them. */
const meta = {
  title: 'Components/Skip links',
  component: SkipLinks,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: '5rem', overflow: 'hidden' }}>
        <Story />
        <div id="content" />
        <div id="menu" />
        <div id="search" />
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Italian: Story = {
  args: skipLinksExamples.italian,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Vai al contenuto' })).toHaveFocus();
  },
};
