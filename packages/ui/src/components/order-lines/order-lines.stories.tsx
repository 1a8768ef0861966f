import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cartLinesExamples, orderLinesExamples } from './order-lines.examples.ts';
import { CartLines, OrderLines } from './order-lines.tsx';

/**
 * The products of an order: read-only (`OrderLines`) after it is placed, editable (`CartLines`) in the cart.
 *
 * Every cart line is a separate form: quantity, size and removal work without scripts too. With `onQuantity` a change does
 * not reload the page. The accessible name of each button and field includes its product.
 */
const meta = { title: 'Components/Order lines', component: OrderLines } satisfies Meta<typeof OrderLines>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ordered: Story = { args: orderLinesExamples.ordered };
export const Compact: Story = {
  args: orderLinesExamples.compact,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const NoLongerSold: Story = { args: orderLinesExamples.noLongerSold };

export const Cart: Story = { args: orderLinesExamples.ordered, render: () => <CartLines {...cartLinesExamples.two} /> };
export const CartWithMessages: Story = {
  args: orderLinesExamples.ordered,
  render: () => <CartLines {...cartLinesExamples.messages} />,
};
export const CartWithSizes: Story = {
  args: orderLinesExamples.ordered,
  render: () => <CartLines {...cartLinesExamples.sizes} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [summary] = canvas.getAllByText('Changer de conditionnement', { selector: 'summary', exact: false });
    const line = within(summary?.closest('li') ?? canvasElement);
    await userEvent.click(line.getByText('Changer de conditionnement', { selector: 'summary', exact: false }));
    await expect(line.getByRole('button', { name: '60 gélules 44,90 €' })).toBeVisible();
    await expect(line.getByRole('button', { name: '120 gélules Épuisé' })).toBeDisabled();
  },
};
export const LongestGerman: Story = {
  args: orderLinesExamples.ordered,
  render: () => <CartLines {...cartLinesExamples.longestGerman} />,
};

const onQuantity = fn();

/** The name of each stepper includes its product, and its callback says which line changed. */
export const ChangesAQuantity: Story = {
  args: orderLinesExamples.ordered,
  render: () => <CartLines {...cartLinesExamples.two} onQuantity={onQuantity} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter une unité – Micralba Magnésium' }));
    await expect(onQuantity).toHaveBeenCalledWith('magnesium', 2);
    await expect(canvas.getByRole('button', { name: 'Supprimer – Florelune Équilibre' })).toBeVisible();
  },
};
