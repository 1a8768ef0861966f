import type { Meta, StoryObj } from '@storybook/react-vite';
import { favouriteButtonExamples } from './favourite-button.examples.ts';
import { FavouriteButton } from './favourite-button.tsx';

/**
 * On the page of a product or beside a pharmacy. Who is not signed in is led to sign in by whoever receives the form.
 *
 * A plain `button` in a form; Enter or Space presses it. Its name says what it does next and for what.
 */
const meta = { title: 'Components/Favourite button', component: FavouriteButton } satisfies Meta<
  typeof FavouriteButton
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Product: Story = { args: favouriteButtonExamples.product };
export const Kept: Story = { args: favouriteButtonExamples.kept };
export const Pharmacy: Story = { args: favouriteButtonExamples.pharmacy };
