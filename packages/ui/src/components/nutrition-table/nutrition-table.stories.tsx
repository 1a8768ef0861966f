import type { Meta, StoryObj } from '@storybook/react-vite';
import { nutritionTableExamples } from './nutrition-table.examples.ts';
import { NutritionTable } from './nutrition-table.tsx';

/**
 * Nutrients per daily dose. The line shows the share of the reference value.
 *
 * Always with the footnote that explains the reference value.
 */
const meta = { title: 'Components/Nutrition table', component: NutritionTable } satisfies Meta<typeof NutritionTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Magnesium: Story = { args: nutritionTableExamples.magnesium };
export const Probiotics: Story = { args: nutritionTableExamples.probiotics };
