import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconPaths, type IconName } from './icon-paths.ts';
import { Icon } from './icon.tsx';

/**
 * Icons beside text, in one style: a grid of 24 pixels, a stroke of 1.5, round ends.
 *
 * An icon never replaces text: the text is at least available to screen readers.
 */
const meta = { title: 'Components/Icon', component: Icon } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Search: Story = { args: { name: 'search', size: 24 } };

export const All: Story = {
  args: { name: 'search' },
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-6)', padding: 0, listStyle: 'none' }}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li key={name} style={{ display: 'grid', gap: 'var(--space-2)', justifyItems: 'center', inlineSize: '7rem' }}>
          <Icon name={name} size={32} />
          <span style={{ fontSize: 'var(--text-xs)' }}>{name}</span>
        </li>
      ))}
    </ul>
  ),
};
