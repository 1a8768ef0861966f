import type { Meta, StoryObj } from '@storybook/react-vite';
import { recorded } from '../../../.storybook/recorded.tsx';
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

export const Catalogue = recorded(ArticleScreen, 'article');
export const CatalogueExpertise = recorded(ArticleScreen, 'expertise');
export const CatalogueLegal = recorded(ArticleScreen, 'legal');

export const German: Story = { args: articleExamples.german };
export const Corner: Story = { args: articleExamples.corner };
export const Legal: Story = { args: articleExamples.legal };
export const LongestGerman: Story = { args: articleExamples.longestGerman };
