import type { Meta, StoryObj } from '@storybook/react-vite';
import { dataTableExamples } from './data-table.examples.ts';
import { DataTable } from './data-table.tsx';

/**
 * For facts with two dimensions: purposes and durations, formats and temperatures. If one column only names the other,
 * use a list.
 *
 * The nutrition table has its own component.
 *
 * **Keys**: the table is focusable, so that arrow keys scroll it if it is wider than the page.
 */
const meta = { title: 'Components/Data table', component: DataTable } satisfies Meta<typeof DataTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Retention: Story = { args: dataTableExamples.retention };
export const Wide: Story = { args: dataTableExamples.wide };
