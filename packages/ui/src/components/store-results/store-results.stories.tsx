import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { favouriteButtonExamples } from '../favourite-button/favourite-button.examples.ts';
import { FavouriteButton } from '../favourite-button/favourite-button.tsx';
import { storeResultsExamples } from './store-results.examples.ts';
import { StoreResults } from './store-results.tsx';

/**
 * The results of a pharmacy search: the list, and the map with the same numbers. Hovering or focusing an entry
 * highlights it in both.
 *
 * Without scripts the numbers are links between list and map, and `:target` highlights the entry.
 *
 * **Keys**: Tab and Enter; nothing else is needed. **Screen readers**: the map is a navigation of links, the list has a
 * heading for each pharmacy; opening hours are a disclosure.
 */
const meta = { title: 'Components/Store results', component: StoreResults } satisfies Meta<typeof StoreResults>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(StoreResults, storeResultsExamples.byLanguage);
export const One: Story = { args: storeResultsExamples.one };
/** The site puts the button for favourites beside the links. */
export const WithFavourites: Story = {
  args: {
    ...storeResultsExamples.one,
    stores: storeResultsExamples.one.stores.map((store) => ({
      ...store,
      action: <FavouriteButton {...favouriteButtonExamples.product} name="pharmacy" of={store.name} />,
    })),
  },
};
export const LongestGerman: Story = { args: storeResultsExamples.longestGerman };
