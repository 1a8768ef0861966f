import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { newsletterFormExamples } from './newsletter-form.examples.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/**
 * The sign-up of the newsletter page. Asks for no more than it needs; what markets ask beyond comes through props.
 *
 * The pop-in has a shorter form of its own.
 */
const meta = { title: 'Components/Newsletter form', component: NewsletterForm } satisfies Meta<typeof NewsletterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(NewsletterForm, newsletterFormExamples.byLanguage);
export const Invalid: Story = { args: newsletterFormExamples.invalid };
export const Sending: Story = { args: newsletterFormExamples.sending };
export const Failed: Story = { args: newsletterFormExamples.failed };
