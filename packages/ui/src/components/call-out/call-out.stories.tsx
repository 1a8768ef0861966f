import type { Meta, StoryObj } from '@storybook/react-vite';
import { callOutExamples } from './call-out.examples.ts';
import { CallOut } from './call-out.tsx';

/**
 * The one recommended action after a page: ask a question, find a pharmacy.
 *
 * Once per page, as its last part.
 */
const meta = { title: 'Components/Call out', component: CallOut, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof CallOut
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: callOutExamples.german };
export const WithoutLink: Story = { args: callOutExamples.withoutLink };
