import type { Meta, StoryObj } from '@storybook/react-vite';
import { socialLinksExamples } from './social-links.examples.ts';
import { SocialLinks } from './social-links.tsx';

/**
 * For the footer: the laboratory's social networks. The icons show the kind of content, not the network's logo; the
 * network's name is beside them.
 *
 * Not for sharing a page. For ways to contact the laboratory use contact details.
 *
 * Inherits the text colour. Plain links; Tab moves through them. The list is named by its label.
 */
const meta = { title: 'Components/Social links', component: SocialLinks } satisfies Meta<typeof SocialLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const French: Story = { args: socialLinksExamples.french };
export const LongestGerman: Story = { args: socialLinksExamples.longestGerman };
