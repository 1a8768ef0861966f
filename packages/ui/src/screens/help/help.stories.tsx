import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const German: Story = { args: helpExamples.german };
