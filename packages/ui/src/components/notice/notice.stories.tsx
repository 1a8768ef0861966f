import type { Meta, StoryObj } from '@storybook/react-vite';
import { noticeExamples } from './notice.examples.tsx';
import { Notice } from './notice.tsx';

/** For information that the visitor needs at this point. Set `live` only if it appears while the page is open. */
const meta = { title: 'Components/Notice', component: Notice } satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = { args: noticeExamples.info };
export const Success: Story = { args: noticeExamples.success };
export const Warning: Story = { args: noticeExamples.warning };
export const Error: Story = { args: noticeExamples.error };
