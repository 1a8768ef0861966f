import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { recorded } from '../../../.storybook/recorded.tsx';
import { expertisesExamples } from './expertises.examples.ts';
import { ExpertisesScreen } from './expertises.tsx';

/** The overview of the expertises. An expertise and its sub-pages use the Article screen. */
const meta = {
  title: 'Screens/Expertises',
  component: ExpertisesScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ExpertisesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(ExpertisesScreen, 'expertises');

export const EveryLanguage: Story = inLanguage(ExpertisesScreen, expertisesExamples.byLanguage);
export const Bare: Story = { args: expertisesExamples.bare };
