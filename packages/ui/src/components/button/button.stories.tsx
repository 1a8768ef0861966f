import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonExamples } from './button.examples.ts';
import { Button } from './button.tsx';

/**
 * For the next step of a task, and for actions within the page.
 *
 * One primary button per view. From text to text use a plain link; from a section to a page with more, an arrow link.
 */
const meta = { title: 'Components/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: buttonExamples.primary };
export const Secondary: Story = { args: buttonExamples.secondary };
export const Quiet: Story = { args: buttonExamples.quiet };
export const WithIcon: Story = { args: buttonExamples.withIcon };
export const Small: Story = { args: buttonExamples.small };
export const LongestGerman: Story = { args: buttonExamples.longestGerman };
export const Disabled: Story = { args: buttonExamples.disabled };
export const Wide: Story = { args: buttonExamples.wide };
