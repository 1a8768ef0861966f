import type { Meta, StoryObj } from '@storybook/react-vite';
import { needExamples } from './need.examples.ts';
import { NeedScreen } from './need.tsx';

/**
 * A need, or a group of needs.
 */
const meta = { title: 'Screens/Need', component: NeedScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof NeedScreen
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: needExamples.german };
export const Group: Story = { args: needExamples.group };
export const Bare: Story = { args: needExamples.bare };
