import type { Meta, StoryObj } from '@storybook/react-vite';
import { logoExamples } from './logo.examples.ts';
import { Logo } from './logo.tsx';

/**
 * A dish seen from above, and in it a crescent moon above “lune”. Never redraw, tilt or recolour it; keep half the
 * mark’s width clear around it.
 */
const meta = { title: 'Components/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: logoExamples.plain };
export const Belgium: Story = { args: logoExamples.belgium };
export const Flanders: Story = { args: logoExamples.flanders };
export const Switzerland: Story = { args: logoExamples.switzerland };
export const Spain: Story = { args: logoExamples.spain };
export const Germany: Story = { args: logoExamples.germany };
export const Italy: Story = { args: logoExamples.italy };
