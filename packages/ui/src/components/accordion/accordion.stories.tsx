import type { Meta, StoryObj } from '@storybook/react-vite';
import { accordionExamples } from './accordion.examples.tsx';
import { Accordion } from './accordion.tsx';

/** For parts of which a visitor needs only a few. Don't collapse what everyone must read. */
const meta = { title: 'Components/Accordion', component: Accordion } satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Questions: Story = { args: accordionExamples.questions };
export const WithHeadings: Story = { args: accordionExamples.withHeadings };
export const OneAtATime: Story = { args: accordionExamples.oneAtATime };
