import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { contactExamples } from './contact.examples.tsx';
import { ContactScreen } from './contact.tsx';

/**
 * The contact page: the form, and beside it what may spare it. Once the request is sent, the confirmation follows.
 */
const meta = {
  title: 'Screens/Contact',
  component: ContactScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(ContactScreen, contactExamples.byLanguage);
export const Invalid: Story = { args: contactExamples.invalid };
export const Sending: Story = { args: contactExamples.sending };
export const Failed: Story = { args: contactExamples.failed };
