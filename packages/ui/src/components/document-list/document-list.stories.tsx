import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentListExamples } from './document-list.examples.ts';
import { DocumentList } from './document-list.tsx';

/**
 * Files to download, with their type and size.
 *
 * Not for links to pages.
 */
const meta = { title: 'Components/Document list', component: DocumentList } satisfies Meta<typeof DocumentList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: documentListExamples.german };
export const One: Story = { args: documentListExamples.one };
