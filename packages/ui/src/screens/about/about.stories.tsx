import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { recorded } from '../../../.storybook/recorded.tsx';
import { aboutExamples } from './about.examples.ts';
import { AboutScreen } from './about.tsx';

/** The list of the pages about the company. A single page uses the Article screen. */
const meta = {
  title: 'Screens/About',
  component: AboutScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(AboutScreen, 'about');

export const EveryLanguage: Story = inLanguage(AboutScreen, aboutExamples.byLanguage);
export const Bare: Story = { args: aboutExamples.bare };
export const Year: Story = { args: aboutExamples.year };
