import type { Meta, StoryObj } from '@storybook/react-vite';
import { articleGridExamples } from './article-grid.examples.ts';
import { ArticleGrid } from './article-grid.tsx';

/**
 * Articles side by side; on phones a list with small pictures.
 *
 * Feature the first article only at the top of a page, and only if more follow.
 */
const meta = { title: 'Components/Article grid', component: ArticleGrid } satisfies Meta<typeof ArticleGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = { args: articleGridExamples.three };
export const WithFeature: Story = { args: articleGridExamples.withFeature };
export const Two: Story = { args: articleGridExamples.two };
export const Five: Story = { args: articleGridExamples.five };
export const One: Story = { args: articleGridExamples.one };
