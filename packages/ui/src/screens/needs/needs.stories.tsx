import type { Meta, StoryObj } from '@storybook/react-vite';
import { recorded } from '../../../.storybook/recorded.tsx';
import { needsExamples } from './needs.examples.ts';
import { NeedsScreen } from './needs.tsx';

/**
 * All needs in their groups.
 */
const meta = { title: 'Screens/Needs', component: NeedsScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof NeedsScreen
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(NeedsScreen, 'needs');

export const German: Story = { args: needsExamples.german };
