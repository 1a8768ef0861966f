import type { Meta, StoryObj } from '@storybook/react-vite';
import { pillNavExamples } from './pill-nav.examples.ts';
import { PillNav } from './pill-nav.tsx';

/**
 * Links to sibling lists: categories, themes.
 *
 * Not for filters, which may be combined.
 */
const meta = { title: 'Components/Pill nav', component: PillNav } satisfies Meta<typeof PillNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Categories: Story = { args: pillNavExamples.categories };
export const WithoutCounts: Story = { args: pillNavExamples.withoutCounts };
