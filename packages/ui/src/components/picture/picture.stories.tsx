import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictureExamples } from './picture.examples.ts';
import { Picture } from './picture.tsx';

/**
 * Every raster picture: formats, widths and a reserved space while it loads.
 *
 * Mark it decorative if the text beside it says the same.
 */
const meta = { title: 'Components/Picture', component: Picture } satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Box: Story = { args: pictureExamples.box };
export const Jar: Story = { args: pictureExamples.jar };
export const Dropper: Story = { args: pictureExamples.dropper };
