import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { myFavouritesExamples } from './my-favourites.examples.ts';
import { MyFavouritesScreen } from './my-favourites.tsx';

/** The customer's favourite products. */
const meta = {
  title: 'Screens/My favourites',
  component: MyFavouritesScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MyFavouritesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(MyFavouritesScreen, myFavouritesExamples.byLanguage);
export const Empty: Story = { args: myFavouritesExamples.states.empty };
export const Many: Story = { args: myFavouritesExamples.states.many };
export const AlreadyThere: Story = { args: myFavouritesExamples.states.alreadyThere };
export const Failed: Story = { args: myFavouritesExamples.states.failed };
