import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { cartExamples } from './cart.examples.ts';
import { CartScreen } from './cart.tsx';

/** The cart. Every change is a separate form, so everything works without scripts. */
const meta = { title: 'Screens/Cart', component: CartScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof CartScreen
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(CartScreen, cartExamples.byLanguage);
export const Empty: Story = { args: cartExamples.states.empty };
export const Emptied: Story = { args: cartExamples.states.emptied };
export const FreeShipping: Story = { args: cartExamples.states.freeShipping };
export const WithMessages: Story = { args: cartExamples.states.messages };
export const Gift: Story = { args: cartExamples.states.gift };
export const GiftAlreadyInCart: Story = { args: cartExamples.states.giftAlreadyInCart };
export const CodeInvalid: Story = { args: cartExamples.states.codeInvalid };
export const Failed: Story = { args: cartExamples.states.failed };
