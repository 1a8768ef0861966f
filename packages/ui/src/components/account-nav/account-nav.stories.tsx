import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountNavExamples } from './account-nav.examples.ts';
import { AccountNav } from './account-nav.tsx';

/**
 * Shown beside every page of the account. The current page has `aria-current="page"`; signing out is a form, not a
 * link.
 */
const meta = {
  title: 'Components/Account navigation',
  component: AccountNav,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const French: Story = { args: accountNavExamples.french };
export const German: Story = { args: accountNavExamples.german };
export const OnAPhone: Story = { args: accountNavExamples.french, globals: { viewport: { value: 'phone' } } };
