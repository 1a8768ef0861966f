import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { recorded } from '../../../.storybook/recorded.tsx';
import { magazineExamples } from './magazine.examples.ts';
import { MagazineScreen } from './magazine.tsx';

/** The home page of the advice magazine. A single theme uses the Articles screen. */
const meta = {
  title: 'Screens/Magazine',
  component: MagazineScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MagazineScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(MagazineScreen, 'advice-home');

export const EveryLanguage: Story = inLanguage(MagazineScreen, magazineExamples.byLanguage);
export const LongestGerman: Story = { args: magazineExamples.longestGerman };
