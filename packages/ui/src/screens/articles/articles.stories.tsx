import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { recorded } from '../../../.storybook/recorded.tsx';
import { articlesExamples } from './articles.examples.ts';
import { ArticlesScreen } from './articles.tsx';

/**
 * A list of articles: advice, a theme, innovations, about pages, expertises.
 */
const meta = {
  title: 'Screens/Articles',
  component: ArticlesScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ArticlesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(ArticlesScreen, 'advice-home');
export const CatalogueTheme = recorded(ArticlesScreen, 'advice-theme');
export const CatalogueInnovations = recorded(ArticlesScreen, 'innovations');
export const CatalogueExpertises = recorded(ArticlesScreen, 'expertises');
export const CatalogueAbout = recorded(ArticlesScreen, 'about');

export const EveryLanguage: Story = inLanguage(ArticlesScreen, articlesExamples.byLanguage);
export const EmptyTheme: Story = inLanguage(ArticlesScreen, articlesExamples.emptyTheme);
export const German: Story = { args: articlesExamples.german };
export const SecondPage: Story = { args: articlesExamples.secondPage };
export const About: Story = { args: articlesExamples.about };
export const LongestGerman: Story = { args: articlesExamples.longestGerman };
