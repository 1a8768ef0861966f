import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { helpExamples } from './help.examples.ts';
import { HelpScreen } from './help.tsx';

/**
 * The online help: questions by subject.
 */
const meta = { title: 'Screens/Help', component: HelpScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof HelpScreen
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(HelpScreen, helpExamples.byLanguage);
export const OneGroup: Story = { args: helpExamples.oneGroup };
export const LongestGerman: Story = { args: helpExamples.longestGerman };
