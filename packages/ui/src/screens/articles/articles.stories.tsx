import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const German: Story = { args: articlesExamples.german };
export const SecondPage: Story = { args: articlesExamples.secondPage };
export const Empty: Story = { args: articlesExamples.empty };
export const About: Story = { args: articlesExamples.about };
