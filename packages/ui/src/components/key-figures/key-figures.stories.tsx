import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyFiguresExamples } from './key-figures.examples.ts';
import { KeyFigures } from './key-figures.tsx';

/**
 * Two to four numbers that can be checked: years, people, products.
 *
 * Never shares of people who feel better: that is a health claim.
 */
const meta = { title: 'Components/Key figures', component: KeyFigures } satisfies Meta<typeof KeyFigures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = { args: keyFiguresExamples.four };
export const Two: Story = { args: keyFiguresExamples.two };
