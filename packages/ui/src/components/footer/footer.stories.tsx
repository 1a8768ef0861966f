import type { Meta, StoryObj } from '@storybook/react-vite';
import { footerExamples } from './footer.examples.tsx';
import { Footer } from './footer.tsx';

/** At the bottom of every page. Menu items with children become columns. */
const meta = { title: 'Components/Footer', component: Footer, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Footer
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BelgianFrench: Story = { args: footerExamples.belgianFrench };
export const LongestGerman: Story = { args: footerExamples.longestGerman };
export const Social: Story = { args: footerExamples.social };
export const Fewest: Story = { args: footerExamples.fewest };
