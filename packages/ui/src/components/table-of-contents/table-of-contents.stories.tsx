import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableOfContentsExamples } from './table-of-contents.examples.ts';
import { TableOfContents } from './table-of-contents.tsx';

/**
 * Beside a text of four or more parts that visitors rarely read completely: legal pages, long articles. It stays
 * visible from 1024 px.
 *
 * If the parts are sections over the full width, use Page nav. For fewer than four parts, use neither.
 *
 * **Screen readers** find a navigation named by its heading, with a list of links.
 */
const meta = {
  title: 'Components/Table of contents',
  component: TableOfContents,
  decorators: [
    (Story, { args }) => (
      <div style={{ display: 'grid', gap: 'var(--space-6)', maxInlineSize: '22rem' }}>
        <Story />
        {args.links.map(({ label, href }) => (
          <p key={href} id={href.slice(1)}>
            {label}
          </p>
        ))}
      </div>
    ),
  ],
} satisfies Meta<typeof TableOfContents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: tableOfContentsExamples.plain };
export const Numbered: Story = { args: tableOfContentsExamples.numbered };
export const LongestGerman: Story = { args: tableOfContentsExamples.longestGerman };
