import type { Meta, StoryObj } from '@storybook/react-vite';
import { livingDishExamples } from './living-dish.examples.ts';
import { LivingDish } from './living-dish.tsx';

/**
 * The culture of a product or of a strain, beside its code.
 *
 * Its colonies grow when it is first seen, with CSS only. It is still if visitors prefer less motion. Tint it by setting
 * `--brand` on its container.
 */
const meta = {
  title: 'Components/Living dish',
  component: LivingDish,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LivingDish>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Strain: Story = { args: livingDishExamples.strain };
export const Product: Story = { args: livingDishExamples.product };
