import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { newsletterFormExamples } from './newsletter-form.examples.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/**
 * The sign-up form of the newsletter page. Asks only for required data; additional fields of a market are props.
 *
 * The pop-in has its own, shorter form.
 */
const meta = { title: 'Components/Newsletter form', component: NewsletterForm } satisfies Meta<typeof NewsletterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(NewsletterForm, newsletterFormExamples.byLanguage);
export const Invalid: Story = { args: newsletterFormExamples.invalid };
export const Sending: Story = { args: newsletterFormExamples.sending };
export const Failed: Story = { args: newsletterFormExamples.failed };
