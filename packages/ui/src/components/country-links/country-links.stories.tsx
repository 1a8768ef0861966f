import type { Meta, StoryObj } from '@storybook/react-vite';
import { countryLinksExamples } from './country-links.examples.ts';
import { CountryLinks } from './country-links.tsx';

/**
 * For the footer: the same page on the sites of the other countries, or their home pages. The languages of the own
 * country are in the language switch of the header.
 *
 * **Read out.** `Suisse, Deutsch`: the name of the country is part of each link, the language's own name has its `lang`.
 */
const meta = { title: 'Components/Country links', component: CountryLinks } satisfies Meta<typeof CountryLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FromBelgium: Story = { args: countryLinksExamples.fromBelgium };
export const One: Story = { args: countryLinksExamples.one };
