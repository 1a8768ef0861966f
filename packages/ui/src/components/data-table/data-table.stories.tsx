import type { Meta, StoryObj } from '@storybook/react-vite';
import { dataTableExamples } from './data-table.examples.ts';
import { DataTable } from './data-table.tsx';

/**
 * For facts that are compared along two ways: purposes and durations, formats and temperatures. Two columns of which
 * one only names the other are a list.
 *
 * The nutrition table has a component of its own.
 *
 * **Keys**: the table takes the focus, so that arrow keys scroll it where it is wider than the page.
 */
const meta = { title: 'Components/Data table', component: DataTable } satisfies Meta<typeof DataTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Retention: Story = { args: dataTableExamples.retention };
export const Wide: Story = { args: dataTableExamples.wide };
