import type { Meta, StoryObj } from '@storybook/react-vite';
import { favouriteButtonExamples } from './favourite-button.examples.ts';
import { FavouriteButton } from './favourite-button.tsx';

/**
 * On the page of a product or beside a pharmacy. The form's handler redirects visitors who are not signed in to the
 * sign-in page.
 *
 * A plain `button` in a form; Enter or Space presses it. Its name states its action and the product or pharmacy.
 */
const meta = { title: 'Components/Favourite button', component: FavouriteButton } satisfies Meta<
  typeof FavouriteButton
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Product: Story = { args: favouriteButtonExamples.product };
export const Kept: Story = { args: favouriteButtonExamples.kept };
export const Pharmacy: Story = { args: favouriteButtonExamples.pharmacy };
