import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { headerActionsExamples } from './header-actions.examples.ts';
import { HeaderActions } from './header-actions.tsx';

/**
 * The links to account, favourites and cart, for the header of a market with a shop. Pass it as the header's `actions`.
 *
 * Plain links. The number on the cart icon is read as text: "Warenkorb, 3 Artikel".
 */
const meta = { title: 'Components/Header actions', component: HeaderActions } satisfies Meta<typeof HeaderActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(HeaderActions, headerActionsExamples.byLanguage);
export const OnAPhone: Story = { ...EveryLanguage, globals: { viewport: { value: 'phone' } } };
export const SignedOut: Story = { args: headerActionsExamples.signedOut };
export const LongestGerman: Story = { args: headerActionsExamples.longestGerman };
export const Many: Story = { args: headerActionsExamples.many };
