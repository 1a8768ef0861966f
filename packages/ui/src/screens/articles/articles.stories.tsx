import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { recorded } from '../../../.storybook/recorded.tsx';
import { articlesExamples } from './articles.examples.ts';
import { ArticlesScreen } from './articles.tsx';

/**
 * A list of articles with pages: a theme of the magazine, innovations, news.
 */
const meta = {
  title: 'Screens/Articles',
  component: ArticlesScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ArticlesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(ArticlesScreen, 'advice-theme');
export const CatalogueInnovations = recorded(ArticlesScreen, 'quality-innovations');
export const CatalogueInnovationsOfCategory = recorded(ArticlesScreen, 'quality-innovations-category');
export const CatalogueNews = recorded(ArticlesScreen, 'news');

export const EveryLanguage: Story = inLanguage(ArticlesScreen, articlesExamples.byLanguage);
export const EmptyTheme: Story = inLanguage(ArticlesScreen, articlesExamples.emptyTheme);
export const German: Story = { args: articlesExamples.german };
export const SecondPage: Story = { args: articlesExamples.secondPage };
export const Filtered: Story = { args: articlesExamples.filtered };
export const LongestGerman: Story = { args: articlesExamples.longestGerman };
