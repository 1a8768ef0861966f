import type { Meta, StoryObj } from '@storybook/react-vite';
import { addressCardExamples, addressListExamples } from './address-card.examples.ts';
import { AddressCard } from './address-card.tsx';
import { AddressList } from './address-list.tsx';

/**
 * An address of a customer: in the account, the checkout, an order. For several addresses use `AddressList`.
 *
 * Its actions name the address to screen readers. A default address has badges and can't be removed.
 */
const meta = {
  title: 'Components/Address card',
  component: AddressCard,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '48rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: addressCardExamples.plain };
export const WithMarks: Story = { args: addressCardExamples.withMarks };
export const WithActions: Story = { args: addressCardExamples.withActions };
export const Longest: Story = { args: addressCardExamples.longest };
export const List: Story = {
  args: addressCardExamples.plain,
  render: () => <AddressList {...addressListExamples.two} />,
};
export const GermanList: Story = {
  args: addressCardExamples.plain,
  render: () => <AddressList {...addressListExamples.german} />,
};
