import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { articleCreditsExamples } from './article-credits.examples.ts';
import { ArticleCredits } from './article-credits.tsx';

/**
 * Below the text of an article: author and reviewer by their function, the date of the review, and the sources.
 *
 * Not for legal pages, which have a version.
 */
const meta = { title: 'Components/Article credits', component: ArticleCredits } satisfies Meta<typeof ArticleCredits>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(ArticleCredits, articleCreditsExamples.byLanguage);
export const SourcesOnly: Story = { args: articleCreditsExamples.sourcesOnly };
export const WithoutSources: Story = { args: articleCreditsExamples.withoutSources };
export const LongWord: Story = { args: articleCreditsExamples.longWord };
