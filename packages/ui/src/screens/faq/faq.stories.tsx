import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { recorded } from '../../../.storybook/recorded.tsx';
import { faqExamples } from './faq.examples.ts';
import { FaqScreen } from './faq.tsx';

/**
 * The online help: questions by subject.
 */
const meta = { title: 'Screens/FAQ', component: FaqScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof FaqScreen
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(FaqScreen, 'faq');
export const EveryLanguage: Story = inLanguage(FaqScreen, faqExamples.byLanguage);
export const OneGroup: Story = { args: faqExamples.oneGroup };
export const LongestGerman: Story = { args: faqExamples.longestGerman };
