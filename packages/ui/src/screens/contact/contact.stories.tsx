import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { contactExamples } from './contact.examples.tsx';
import { ContactScreen } from './contact.tsx';

/**
 * The contact page: the form, and beside it the help that may make it unnecessary. After sending, the confirmation
 * follows.
 */
const meta = {
  title: 'Screens/Contact',
  component: ContactScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(ContactScreen, contactExamples.byLanguage);
export const WithoutForm: Story = { args: contactExamples.withoutForm };
export const Invalid: Story = { args: contactExamples.invalid };
export const Sending: Story = { args: contactExamples.sending };
export const Failed: Story = { args: contactExamples.failed };
