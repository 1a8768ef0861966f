import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { newsletterExamples } from './newsletter.examples.tsx';
import { NewsletterScreen } from './newsletter.tsx';

/** The page of the newsletter. Only Spain has it today; the examples are ready for other markets. */
const meta = {
  title: 'Screens/Newsletter',
  component: NewsletterScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewsletterScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(NewsletterScreen, newsletterExamples.byLanguage);
export const Invalid: Story = { args: newsletterExamples.invalid };
export const Sending: Story = { args: newsletterExamples.sending };
export const Failed: Story = { args: newsletterExamples.failed };
