import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageNavExamples } from './page-nav.examples.ts';
import { PageNav } from './page-nav.tsx';

/**
 * Links to the parts of a long page.
 *
 * For sibling pages use a pill nav.
 */
const meta = { title: 'Components/Page nav', component: PageNav, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof PageNav
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Product: Story = { args: pageNavExamples.product };
