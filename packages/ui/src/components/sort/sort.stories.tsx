import type { Meta, StoryObj } from '@storybook/react-vite';
import { sortExamples } from './sort.examples.ts';
import { Sort } from './sort.tsx';

/**
 * The sort orders of a list, each a link.
 *
 * Renders nothing if there is no choice.
 */
const meta = { title: 'Components/Sort', component: Sort } satisfies Meta<typeof Sort>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: sortExamples.german };
