import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { contactFormExamples } from './contact-form.examples.tsx';
import { ContactForm } from './examples/contact-form.tsx';

/**
 * First the request, then the person: visitors see at once what the form asks for. No input is lost: after a failed
 * attempt every field keeps its value.
 *
 * Lists and required fields are those of the market. Withdrawals and orders have their own forms.
 *
 * **Screen readers** announce the error summary as an alert; its links lead to the fields. A server error is an alert
 * too. While the form is being sent it is busy and its button says so.
 */
const meta = { title: 'Components/Contact form', component: ContactForm } satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(ContactForm, contactFormExamples.byLanguage);
export const Invalid: Story = { args: contactFormExamples.invalid };
export const Sending: Story = { args: contactFormExamples.sending };
export const Failed: Story = { args: contactFormExamples.failed };
