import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { contactFormExamples } from './contact-form.examples.tsx';
import { ContactForm } from './contact-form.tsx';

/**
 * First what it is about, then who asks: who only wants to know what will be asked sees it at once. Nothing that was
 * typed is lost: an attempt that failed comes back with every field as it was.
 *
 * Lists and required fields are those of the market. Not for withdrawals or orders, which have forms of their own.
 *
 * **Screen readers** hear the summary of what must be mended as an alert, and its lines lead to the fields; a failure of
 * ours is an alert too. While it is sent the form is busy and its button says so.
 */
const meta = { title: 'Components/Contact form', component: ContactForm } satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(ContactForm, contactFormExamples.byLanguage);
export const Invalid: Story = { args: contactFormExamples.invalid };
export const Sending: Story = { args: contactFormExamples.sending };
export const Failed: Story = { args: contactFormExamples.failed };
