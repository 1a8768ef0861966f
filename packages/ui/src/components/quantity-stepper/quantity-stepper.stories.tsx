import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { quantityStepperExamples } from './quantity-stepper.examples.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

/**
 * The quantity of a product, in a cart line and beside "add to cart". For numbers that the visitor knows, such as an
 * age or a postcode, use a text field.
 *
 * Keys: Tab moves through minus, field, plus; in the field the up and down arrows change the number; typed input is
 * applied when the field loses the focus, or by Enter. Roles: a `spinbutton` between two `button`s; a button at its
 * bound stays in the tab order and is `aria-disabled`. Without scripts the native number field is used, and in a cart
 * line the buttons send the form.
 */
const meta = { title: 'Components/Quantity stepper', component: QuantityStepper } satisfies Meta<
  typeof QuantityStepper
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = { args: quantityStepperExamples.one };
export const InList: Story = { args: quantityStepperExamples.inList };
export const Most: Story = { args: quantityStepperExamples.most };
export const FewLeft: Story = { args: quantityStepperExamples.fewLeft };

/** Buttons stop at the bounds; typed values out of bounds are not reported. */
export const Counts: Story = {
  args: { ...quantityStepperExamples.one, onQuantity: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton', { name: 'Quantité' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter une unité' }));
    await expect(field).toHaveValue(2);
    await expect(args.onQuantity).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer une unité' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer une unité' }));
    await expect(field).toHaveValue(1);
    await userEvent.clear(field);
    await userEvent.type(field, '40');
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer une unité' }));
    await expect(args.onQuantity).not.toHaveBeenCalledWith(40);
    await expect(args.onQuantity).toHaveBeenLastCalledWith(12);
    await userEvent.clear(field);
    await userEvent.type(field, '11');
    await expect(args.onQuantity).toHaveBeenLastCalledWith(12);
    await userEvent.tab();
    await expect(args.onQuantity).toHaveBeenLastCalledWith(11);
  },
};

/** The quantity in the cart's answer wins: here three are left. */
export const FollowsTheCart: Story = {
  args: quantityStepperExamples.one,
  render: function Cart(args) {
    const [quantity, setQuantity] = useState(args.quantity);
    return <QuantityStepper {...args} quantity={quantity} onQuantity={(asked) => setQuantity(Math.min(asked, 3))} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton', { name: 'Quantité' });
    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    await waitFor(() => expect(field).toHaveValue(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer une unité' }));
    await expect(field).toHaveValue(2);
  },
};

/** Enter sends the quantity of the field, not one less. */
export const Sends: Story = {
  args: quantityStepperExamples.sends,
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const { submitter } = event.nativeEvent as SubmitEvent;
          form.dataset['sent'] = new URLSearchParams([...new FormData(form, submitter)] as [
            string,
            string,
          ][]).toString();
        }}
      >
        <Story />
      </form>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvasElement.querySelector('form');
    await userEvent.type(canvas.getByRole('spinbutton'), '{Enter}');
    await expect(form?.dataset['sent']).toBe('quantity=2');
    await userEvent.click(canvas.getByRole('button', { name: 'Eén meer' }));
    await expect(form?.dataset['sent']).toBe('quantity=3');
  },
};
