import type { Meta, StoryObj } from '@storybook/react-vite';
import { recorded } from '../../../.storybook/recorded.tsx';
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

export const Catalogue = recorded(NeedScreen, 'need');
export const CatalogueGroup = recorded(NeedScreen, 'need-group');

export const German: Story = { args: needExamples.german };
export const Group: Story = { args: needExamples.group };
export const Bare: Story = { args: needExamples.bare };
export const LongestGerman: Story = { args: needExamples.longestGerman };
