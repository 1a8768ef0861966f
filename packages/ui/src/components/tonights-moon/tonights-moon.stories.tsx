import type { Meta, StoryObj } from '@storybook/react-vite';
import { tonightsMoonExamples } from './tonights-moon.examples.ts';
import { TonightsMoon } from './tonights-moon.tsx';

/** The phase of the day, in the footer. The server computes it, so that it needs no script. Use it once a page. */
const meta = {
  title: 'Components/Tonight’s moon',
  component: TonightsMoon,
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--space-6)', background: 'var(--night)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TonightsMoon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const French: Story = { args: tonightsMoonExamples.french };
export const Dutch: Story = { args: tonightsMoonExamples.dutch };
export const German: Story = { args: tonightsMoonExamples.german };
export const Italian: Story = { args: tonightsMoonExamples.italian };
export const Spanish: Story = { args: tonightsMoonExamples.spanish };
export const NewMoon: Story = { args: tonightsMoonExamples.newMoon };
