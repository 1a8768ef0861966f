import type { Meta, StoryObj } from '@storybook/react-vite';
import { openingHoursExamples } from './opening-hours.examples.ts';
import { OpeningHours } from './opening-hours.tsx';

/** Opening hours by day. Whether the place is open now is a separate text. */
const meta = { title: 'Components/Opening hours', component: OpeningHours } satisfies Meta<typeof OpeningHours>;
export default meta;

type Story = StoryObj<typeof meta>;

export const French: Story = { args: { ...openingHoursExamples.french, today: 1 } };
export const German: Story = { args: { ...openingHoursExamples.german, today: 1 } };
export const ClosedAllWeek: Story = { args: openingHoursExamples.closedAllWeek };
