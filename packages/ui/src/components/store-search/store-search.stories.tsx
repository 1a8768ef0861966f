import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { storeSearchExamples } from './store-search.examples.ts';
import { StoreSearch } from './store-search.tsx';

/**
 * The field of the store finder, and the button that asks the device where it is. The position is asked for on a press
 * only, rounded to about a hundred metres, and goes nowhere but into the search.
 *
 * Where the visitor refuses, or the device doesn't know, the button says what to do instead; screen readers hear it as a
 * status. Without scripts there is no button, and the field does all.
 */
const meta = { title: 'Components/Store search', component: StoreSearch } satisfies Meta<typeof StoreSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(StoreSearch, storeSearchExamples.byLanguage);
export const WithError: Story = { args: storeSearchExamples.error };
