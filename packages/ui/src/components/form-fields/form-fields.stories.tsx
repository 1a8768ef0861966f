import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountFields } from './account-fields.tsx';
import { accountFieldsExamples, formFieldsExamples } from './form-fields.examples.ts';
import { FormFields } from './form-fields.tsx';

/**
 * The fields of a form from a list, if they differ by market: an address, an account.
 *
 * A form that is the same in all markets renders its fields directly. Keys and roles are those of the fields.
 */
const meta = {
  title: 'Components/Form fields',
  component: FormFields,
  decorators: [
    (Story) => (
      <form style={{ maxInlineSize: '40rem' }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof FormFields>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Address: Story = { args: formFieldsExamples.address };
export const AddressWithErrors: Story = { args: formFieldsExamples.addressErrors };
export const Information: Story = { args: formFieldsExamples.information };
/** With fields for a password, which only `AccountFields` has. */
export const Signup: Story = {
  args: { fields: [] },
  render: () => <AccountFields {...accountFieldsExamples.signup} />,
};
