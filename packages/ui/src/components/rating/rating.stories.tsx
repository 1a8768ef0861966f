import type { Meta, StoryObj } from '@storybook/react-vite';
import { ratingExamples } from './rating.examples.ts';
import { Rating } from './rating.tsx';

/** The buyers' rating out of five; one image with a name. To ask for a rating, use a choice field. */
const meta = { title: 'Components/Rating', component: Rating } satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const None: Story = { args: ratingExamples.none };
export const Half: Story = { args: ratingExamples.half };
export const Most: Story = { args: ratingExamples.most };
export const Full: Story = { args: ratingExamples.full };
