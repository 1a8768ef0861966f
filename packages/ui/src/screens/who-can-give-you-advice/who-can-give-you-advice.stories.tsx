import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { advisorExamples } from './advisor.examples.ts';
import { AdvisorScreen } from './advisor.tsx';

/** “Who can give you advice?”: pharmacists, doctors, the laboratory, and the way to a pharmacy. */
const meta = {
  title: 'Screens/Advisor',
  component: AdvisorScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdvisorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(AdvisorScreen, advisorExamples.byLanguage);
export const WithoutStores: Story = { args: advisorExamples.withoutStores };
