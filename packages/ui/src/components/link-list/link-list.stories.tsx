import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkListExamples } from './link-list.examples.ts';
import { LinkList } from './link-list.tsx';

/**
 * For links of one kind, such as a column of the footer.
 */
const meta = { title: 'Components/Link list', component: LinkList } satisfies Meta<typeof LinkList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Column: Story = { args: linkListExamples.column };
export const Row: Story = { args: linkListExamples.row };
