import type { Meta, StoryObj } from '@storybook/react-vite';
import { headerExamples } from './header.examples.tsx';
import { Header } from './header.tsx';

/**
 * Stands over every page; a market fills it. The search is a slot: a plain `SearchForm`, or a `SearchBox` inside an
 * island of the site.
 *
 * Not for pages of the maintenance layout, which have none.
 */
const meta = { title: 'Components/Header', component: Header, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BelgianFrench: Story = { args: headerExamples.belgianFrench };
export const Home: Story = { args: headerExamples.home };
export const WithBanner: Story = { args: headerExamples.withBanner };
export const LongestGerman: Story = { args: headerExamples.longestGerman };
export const WithoutOptions: Story = { args: headerExamples.withoutOptions };
