import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyFiguresExamples } from './key-figures.examples.ts';
import { KeyFigures } from './key-figures.tsx';

/**
 * Two to four verifiable numbers: years, people, products.
 *
 * Never percentages of people who feel better: that is a health claim.
 */
const meta = { title: 'Components/Key figures', component: KeyFigures } satisfies Meta<typeof KeyFigures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = { args: keyFiguresExamples.four };
export const Two: Story = { args: keyFiguresExamples.two };
