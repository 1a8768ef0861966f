import type { Meta, StoryObj } from '@storybook/react-vite';
import { stepsExamples } from './steps.examples.ts';
import { Steps } from './steps.tsx';

/**
 * A procedure in two to five ordered steps.
 *
 * For the checkout use checkout steps; for unordered items use a list.
 */
const meta = { title: 'Components/Steps', component: Steps } satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = { args: stepsExamples.three };
export const Four: Story = { args: stepsExamples.four };
