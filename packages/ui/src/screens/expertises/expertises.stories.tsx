import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { expertisesExamples } from './expertises.examples.ts';
import { ExpertisesScreen } from './expertises.tsx';

/** The home of the expertises. One expertise, and its sub-pages, are the Article screen. */
const meta = {
  title: 'Screens/Expertises',
  component: ExpertisesScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ExpertisesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(ExpertisesScreen, expertisesExamples.byLanguage);
export const Bare: Story = { args: expertisesExamples.bare };
