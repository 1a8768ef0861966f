import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { recorded } from '../../../.storybook/recorded.tsx';
import { confirmationExamples } from './confirmation.examples.ts';
import { ConfirmationScreen } from './confirmation.tsx';

/** After a form: says that it arrived, what happens next, and where to continue. An order has its own confirmation. */
const meta = {
  title: 'Screens/Confirmation',
  component: ConfirmationScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConfirmationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(ConfirmationScreen, 'contact-confirmation');
export const EveryLanguage: Story = inLanguage(ConfirmationScreen, confirmationExamples.byLanguage);
export const Newsletter: Story = { args: confirmationExamples.newsletter };
