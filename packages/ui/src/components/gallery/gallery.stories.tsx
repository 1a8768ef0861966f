import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryExamples } from './gallery.examples.ts';
import { Gallery } from './gallery.tsx';

/**
 * Pictures of one product, in a row that scrolls.
 *
 * Not for pictures in articles.
 */
const meta = { title: 'Components/Gallery', component: Gallery } satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = { args: galleryExamples.three };
export const One: Story = { args: galleryExamples.one };
export const MissingImage: Story = { args: galleryExamples.missingImage };
