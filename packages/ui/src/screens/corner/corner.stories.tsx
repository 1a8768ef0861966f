import type { Meta, StoryObj } from '@storybook/react-vite';
import { recorded } from '../../../.storybook/recorded.tsx';
import { cornerExamples } from './corner.examples.ts';
import { CornerScreen } from './corner.tsx';

/**
 * The corner of a brand: its first page, and the sub-pages of its sub-navigation.
 *
 * For a brand's story and products use the Brand screen, which links here.
 */
const meta = {
  title: 'Screens/Corner',
  component: CornerScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CornerScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(CornerScreen, 'corner');
export const CataloguePage = recorded(CornerScreen, 'corner-page');

export const German: Story = { args: cornerExamples.german };
export const Page: Story = { args: cornerExamples.page };
export const Alone: Story = { args: cornerExamples.alone };
export const LongestGerman: Story = { args: cornerExamples.longestGerman };
