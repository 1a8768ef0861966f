import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { storeSearchExamples } from './store-search.examples.ts';
import { StoreSearch } from './store-search.tsx';

/**
 * The field of the store finder, and the button for geolocation. The position is only requested on a press, rounded to
 * about a hundred metres, and only used for the search, as the text below the button says.
 *
 * If the visitor refuses, or the position is unavailable, a `status` says what to do instead. Without scripts there is
 * no button, only the field.
 */
const meta = { title: 'Components/Store search', component: StoreSearch } satisfies Meta<typeof StoreSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(StoreSearch, storeSearchExamples.byLanguage);
export const WithError: Story = { args: storeSearchExamples.error };
