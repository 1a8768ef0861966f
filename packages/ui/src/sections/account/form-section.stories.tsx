import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { formSectionExamples, reviewSectionExamples } from './form-section.examples.tsx';
import { FormSection } from './form-section.tsx';

/** A further form of an account page, below the page's main content: the withdrawal from an order, a review. */
const meta = { title: 'Sections/Form section', component: FormSection } satisfies Meta<typeof FormSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Withdrawal: Story = { args: formSectionExamples.withdrawal };
export const Refused: Story = { args: formSectionExamples.refused };
export const Review: Story = inLanguage(FormSection, reviewSectionExamples);
export const ReviewMissing: Story = { args: formSectionExamples.reviewMissing };
