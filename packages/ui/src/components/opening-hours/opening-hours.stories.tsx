import type { Meta, StoryObj } from '@storybook/react-vite';
import { openingHoursExamples } from './opening-hours.examples.ts';
import { OpeningHours } from './opening-hours.tsx';

/** When a place is open, day by day. Whether it is open now is said elsewhere, in words. */
const meta = { title: 'Components/Opening hours', component: OpeningHours } satisfies Meta<typeof OpeningHours>;
export default meta;

type Story = StoryObj<typeof meta>;

export const French: Story = { args: openingHoursExamples.french };
export const German: Story = { args: openingHoursExamples.german };
export const ClosedAllWeek: Story = { args: openingHoursExamples.closedAllWeek };
