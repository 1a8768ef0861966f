import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactDetailsExamples } from './contact-details.examples.ts';
import { ContactDetails } from './contact-details.tsx';

/**
 * Ways to reach the laboratory other than the form. A pharmacy's address belongs in its entry in the list of stores.
 */
const meta = {
  title: 'Components/Contact details',
  component: ContactDetails,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactDetails>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Belgium: Story = { args: contactDetailsExamples.belgium };
export const LongestGerman: Story = { args: contactDetailsExamples.longestGerman };
