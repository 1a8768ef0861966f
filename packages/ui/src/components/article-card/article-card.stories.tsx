import type { Meta, StoryObj } from '@storybook/react-vite';
import { articleCardExamples } from './article-card.examples.ts';
import { ArticleCard } from './article-card.tsx';

/**
 * One article in a list. The title is the link; if the page has no picture, a drawing replaces it.
 *
 * Products and needs have their own cards.
 */
const meta = { title: 'Components/Article card', component: ArticleCard } satisfies Meta<typeof ArticleCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: articleCardExamples.plain };
export const Feature: Story = { args: articleCardExamples.feature };
export const WithoutMeta: Story = { args: articleCardExamples.withoutMeta };
export const LongestGerman: Story = { args: articleCardExamples.longestGerman };
