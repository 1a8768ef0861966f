import type { Meta, StoryObj } from '@storybook/react-vite';
import { socialLinksExamples } from './social-links.examples.ts';
import { SocialLinks } from './social-links.tsx';

/**
 * For the footer: where the laboratory speaks outside of the site. The signs say what is found there, not whose house it
 * is; the name stands beside them, so that nobody has to know a network by its mark.
 *
 * Not for passing a page on, and not for ways to write to the laboratory, which are contact details.
 *
 * Takes the colour of where it stands. Plain links; Tab goes through them. The list is read with its label.
 */
const meta = { title: 'Components/Social links', component: SocialLinks } satisfies Meta<typeof SocialLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const French: Story = { args: socialLinksExamples.french };
export const LongestGerman: Story = { args: socialLinksExamples.longestGerman };
