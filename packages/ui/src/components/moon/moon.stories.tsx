import type { Meta, StoryObj } from '@storybook/react-vite';
import { moonExamples } from './moon.examples.ts';
import { Moon } from './moon.tsx';

/**
 * Shows progress: a checkout step, an order, the amount until free delivery. In the footer, the phase of a night.
 *
 * Always with text or a `progress` element beside it.
 */
const meta = { title: 'Components/Moon', component: Moon } satisfies Meta<typeof Moon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const New: Story = { args: moonExamples.new };
export const Half: Story = { args: moonExamples.half };
export const Full: Story = { args: moonExamples.full };

export const Waning: Story = { args: moonExamples.waning };

export const Waxing: Story = {
  args: moonExamples.new,
  render: () => (
    <p style={{ display: 'flex', gap: 'var(--space-5)', color: 'var(--brand-ink)', fontSize: '2.5rem' }}>
      {Object.entries(moonExamples).map(([name, props]) => (
        <Moon key={name} {...props} />
      ))}
    </p>
  ),
};
