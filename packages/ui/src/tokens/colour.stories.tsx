import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast } from './contrast.ts';
import { brandMixes, palette } from './palette.ts';

interface SwatchesProps {
  names: readonly string[];
}

function Swatches({ names }: SwatchesProps) {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
        gap: 'var(--space-5) var(--gutter)',
        padding: 0,
        listStyle: 'none',
        fontSize: 'var(--text-xs)',
      }}
    >
      {names.map((name) => {
        const value = palette[name];
        return (
          <li key={name}>
            <span
              style={{ display: 'block', blockSize: '5rem', background: `var(--${name})`, border: 'var(--hairline)' }}
            />
            <strong>{name}</strong>
            <br />
            {value ? `${value} · ${contrast(value, palette['paper'] ?? '#ffffff').toFixed(1)} : 1` : 'var(--brand) and base'}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Paper, an ink that is a green so deep that it reads black, and one mineral green for action. Lichen is the one bright
 * note: marks on night, announcements. A brand tints its pages by `--brand`, and nothing else. The ratios are against
 * paper.
 */
const meta = { title: 'Foundations/Colour', component: Swatches } satisfies Meta<typeof Swatches>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Palette: Story = { args: { names: Object.keys(palette) } };
export const Brand: Story = {
  args: { names: ['brand', ...brandMixes.map(({ name }) => name)] },
  globals: { brand: '#4b4a8c' },
};
