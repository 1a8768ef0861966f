import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { recorded } from '../../../.storybook/recorded.tsx';
import { legalExamples } from './legal.examples.ts';
import { LegalScreen } from './legal.tsx';

/** Legal pages. Each part has a number and an address, so that it can be referred to. */
const meta = {
  title: 'Screens/Legal',
  component: LegalScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LegalScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(LegalScreen, 'legal');

export const EveryLanguage: Story = inLanguage(LegalScreen, legalExamples.byLanguage);
export const Short: Story = { args: legalExamples.short };
export const WithLead: Story = { args: legalExamples.withLead };
