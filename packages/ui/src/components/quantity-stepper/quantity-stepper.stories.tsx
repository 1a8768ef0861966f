import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { quantityStepperExamples } from './quantity-stepper.examples.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

/**
 * How many of a product, in a cart line and beside "add to cart". Not for numbers that a person knows by heart: an age
 * or a postcode is typed.
 *
 * Keys: Tab goes through minus, field, plus; in the field the arrows up and down count, Enter sends the form. Roles: a
 * `spinbutton` between two `button`s; a button at its bound stays in the tab order and says that it is unavailable.
 * Without scripts the field counts by itself, and in a cart line the buttons send the form.
 */
const meta = { title: 'Components/Quantity stepper', component: QuantityStepper } satisfies Meta<typeof QuantityStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = { args: quantityStepperExamples.one };
export const InList: Story = { args: quantityStepperExamples.inList };
export const Most: Story = { args: quantityStepperExamples.most };
export const FewLeft: Story = { args: quantityStepperExamples.fewLeft };

/** Buttons stop at the bounds; what is typed out of bounds is not passed on. */
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
    await expect(args.onQuantity).not.toHaveBeenCalledWith(40);
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer une unité' }));
    await expect(args.onQuantity).toHaveBeenLastCalledWith(12);
  },
};

/** Enter sends the quantity that stands in the field, not one less. */
export const Sends: Story = {
  args: quantityStepperExamples.sends,
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const { submitter } = event.nativeEvent as SubmitEvent;
          form.dataset['sent'] = new URLSearchParams([...new FormData(form, submitter)] as [string, string][]).toString();
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
