import type { Meta, StoryObj } from '@storybook/react-vite';
import { dayDialExamples } from './day-dial.examples.ts';
import { DayDial } from './day-dial.tsx';

/**
 * When a product is taken, on the page of the product; or up to three products together, with a warning if their
 * nutrients add up to more than an upper intake level.
 *
 * Not for a product whose usage depends on something else than the time of day.
 *
 * **Screen readers** get the text; the drawing and its legend are hidden from them. It can be printed for the pharmacist.
 */
const meta = { title: 'Components/Day dial', component: DayDial } satisfies Meta<typeof DayDial>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Divided: Story = { args: dayDialExamples.divided };
export const German: Story = { args: dayDialExamples.german };
export const Choice: Story = { args: dayDialExamples.choice };
export const AnyMeal: Story = { args: dayDialExamples.anyMeal };
export const Together: Story = { args: dayDialExamples.together };
export const WarningOnly: Story = { args: dayDialExamples.warningOnly };
