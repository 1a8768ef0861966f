import type { Meta, StoryObj } from '@storybook/react-vite';
import { stepsExamples } from './steps.examples.ts';
import { Steps } from './steps.tsx';

/**
 * How something goes, in two to five steps whose order matters.
 *
 * Not for the stages of a checkout, which has its own steps, nor for a list without an order.
 */
const meta = { title: 'Components/Steps', component: Steps } satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = { args: stepsExamples.three };
export const Four: Story = { args: stepsExamples.four };
