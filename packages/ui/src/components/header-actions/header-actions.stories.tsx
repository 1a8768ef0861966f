import type { Meta, StoryObj } from '@storybook/react-vite';
import { headerActionsExamples } from './header-actions.examples.ts';
import { HeaderActions } from './header-actions.tsx';

/**
 * The ways to account, favourites and cart, for the header of a market that sells. It goes into the header's `actions`.
 *
 * Plain links. The figure on the bag is read as words: "Warenkorb, 3 Artikel".
 */
const meta = { title: 'Components/Header actions', component: HeaderActions } satisfies Meta<typeof HeaderActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { args: headerActionsExamples.signedOut };
export const SignedIn: Story = { args: headerActionsExamples.signedIn };
export const WithFavourites: Story = { args: headerActionsExamples.withFavourites };
export const LongestGerman: Story = { args: headerActionsExamples.longestGerman };
export const Many: Story = { args: headerActionsExamples.many };
export const OnAPhone: Story = { args: headerActionsExamples.signedIn, globals: { viewport: { value: 'phone' } } };
