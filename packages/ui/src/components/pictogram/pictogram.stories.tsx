import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictogramExamples } from './pictogram.examples.ts';
import { Pictogram } from './pictogram.tsx';

/** The pictogram of a need, from the catalogue. The name of the need is beside it. */
const meta = { title: 'Components/Pictogram', component: Pictogram } satisfies Meta<typeof Pictogram>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Moon: Story = { args: pictogramExamples.moon };
export const Drop: Story = { args: pictogramExamples.drop };
export const Leaf: Story = { args: pictogramExamples.leaf };
