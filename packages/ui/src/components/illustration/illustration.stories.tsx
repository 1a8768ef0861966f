import type { Meta, StoryObj } from '@storybook/react-vite';
import { illustrationExamples } from './illustration.examples.ts';
import { Illustration } from './illustration.tsx';

/**
 * Shows what is missing, closed or broken, beside the text that says it: in an empty state, on an error page, on a page
 * with one message. Tint it by setting `--brand` on its container.
 *
 * Not for decoration: pages without a problem have drawings. Never smaller than 120 pixels.
 */
const meta = {
  title: 'Components/Illustration',
  component: Illustration,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Illustration>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoResults: Story = { args: illustrationExamples.noResults };
export const EmptyCart: Story = { args: illustrationExamples.emptyCart };
export const NoFavourites: Story = { args: illustrationExamples.noFavourites };
export const Offline: Story = { args: illustrationExamples.offline };
export const NotFound: Story = { args: illustrationExamples.notFound };
export const Denied: Story = { args: illustrationExamples.denied };
export const ServerError: Story = { args: illustrationExamples.serverError };
export const Maintenance: Story = { args: illustrationExamples.maintenance };
