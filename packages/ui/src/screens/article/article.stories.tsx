import type { Meta, StoryObj } from '@storybook/react-vite';
import { recorded } from '../../../.storybook/recorded.tsx';
import { articleExamples } from './article.examples.ts';
import { ArticleScreen } from './article.tsx';

/**
 * A page of text: advice, innovation, expertise, about, information, news. Legal pages use the Legal screen.
 *
 * For the pages of a brand's corner use the Corner screen.
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

export const German: Story = { args: articleExamples.german };
export const Strain: Story = { args: articleExamples.strain };
export const Expertise: Story = { args: articleExamples.expertise };
export const LongestGerman: Story = { args: articleExamples.longestGerman };
