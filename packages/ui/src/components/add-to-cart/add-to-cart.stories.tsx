import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { addToCartExamples, cartConfirmationExamples } from './add-to-cart.examples.ts';
import { AddToCart } from './add-to-cart.tsx';
import { CartForm } from './cart-form.tsx';
import { CartConfirmation } from './cart-confirmation.tsx';

/**
 * Under the price of a product that is sold on the site. In a list, link to the product instead.
 *
 * Without scripts it posts a form. With scripts, `onAdd` adds the product to the cart and the mini-cart, a `region`,
 * opens under the button. A `status` announces the result without moving the focus. A failure is an `alert`. Keys: Tab
 * moves from the button into the mini-cart; closing it returns the focus to the button.
 */
const meta = {
  title: 'Components/Add to cart',
  component: AddToCart,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddToCart>;
export default meta;

type Story = StoryObj<typeof meta>;

const { french, choices, german } = addToCartExamples;
const added = { kind: 'added', confirmation: cartConfirmationExamples.french } as const;

export const French: Story = { args: french };
export const Choices: Story = { args: choices };
export const German: Story = { args: german };
export const Confirmation: Story = {
  args: french,
  render: () => <CartConfirmation {...cartConfirmationExamples.french} />,
};
/** Without any script of its own. */
export const PlainForm: Story = {
  args: french,
  render: ({ action, product, labels, choices }) => (
    <CartForm
      action={action}
      product={product}
      choices={choices}
      quantity={{ id: 'plain-quantity', name: 'quantity', label: 'Quantité', max: 12 }}
      submit={labels.add}
    />
  ),
};
export const LongestGerman: Story = {
  args: french,
  render: () => <CartConfirmation {...cartConfirmationExamples.longestGerman} />,
};

export const Adds: Story = {
  args: { ...choices, onAdd: fn(() => Promise.resolve(added)) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter une unité' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    const confirmation = await canvas.findByRole('region', { name: 'Ajouté à votre panier' });
    await expect(confirmation).toHaveTextContent('2 articles · 44,80 €');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Ajouté à votre panier, Somnelis Zen, 2 articles · 44,80 €',
    );
    const [data] = (args.onAdd as ReturnType<typeof fn>).mock.calls[0] as [FormData];
    await expect(Object.fromEntries(data)).toEqual({ product: '412', size: '20', flavour: 'lemon', quantity: '2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer mes achats' }));
    await expect(canvas.getByRole('button', { name: 'Ajouter au panier' })).toHaveFocus();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Breaks: Story = {
  args: { ...french, onAdd: fn(() => Promise.reject(new Error('The network is gone'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Le produit n’a pas pu être ajouté.');
    await expect(canvas.getByRole('button', { name: 'Ajouter au panier' })).toBeEnabled();
  },
};

/** A second press while the first request is pending adds nothing. */
export const AddsOnce: Story = {
  args: { ...german, onAdd: fn(() => new Promise<never>(() => {})) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'In den Warenkorb' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Wird hinzugefügt' }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};
