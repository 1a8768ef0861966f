import type { Meta, StoryObj } from '@storybook/react-vite';
import { articleExamples } from './article.examples.ts';
import { ArticleScreen } from './article.tsx';

/**
 * One page of text of any type.
 *
 * Corner pages carry the colour of their brand; legal pages are plain.
 */
const meta = {
  title: 'Screens/Article',
  component: ArticleScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ArticleScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: articleExamples.german };
export const Corner: Story = { args: articleExamples.corner };
export const Legal: Story = { args: articleExamples.legal };
