import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { comboboxExamples } from './combobox.examples.ts';
import { ComboboxField } from './combobox-field.tsx';

/**
 * One choice out of a dozen or more that people know by name: a country. For up to about ten, use the select field; for
 * a few, radios; if any text is valid, the autocomplete.
 *
 * Until the visitor uses the form, without scripts and on touch screens it is the native select. Then Base UI's
 * combobox replaces it and keeps the choice and the focus.
 *
 * **Keys.** Typing filters the list, with or without accents, and highlights the first match. Down and Up open the list
 * and move in it (from the end to the start), Enter takes the highlighted option, Escape closes the list and a second
 * Escape clears the field, Tab moves on. The focus stays in the field.
 *
 * **Roles.** `combobox` with `aria-expanded`, `aria-controls` and `aria-activedescendant`; `listbox` with `option`, the
 * chosen one `aria-selected`; a button that opens the list and is left out of the tab order. While the list is open the
 * rest of the page is hidden from screen readers, and a button before and after the list closes it. Hint and error
 * describe the field, `aria-invalid` marks it.
 *
 * **Announcements.** The number of matching options, politely (`3 pays`), or that there is none.
 */
const meta = {
  title: 'Components/Combobox',
  component: ComboboxField,
  decorators: [
    (Story) => (
      <form style={{ maxInlineSize: '24rem', minBlockSize: '26rem' }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof ComboboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

function sent(canvasElement: HTMLElement) {
  const form = canvasElement.querySelector('form');
  if (!form) throw new Error('The story has no form.');
  return Object.fromEntries(new FormData(form));
}

/** The native select and the combobox that replaces it have the same role and name. */
function findLoaded(canvas: ReturnType<typeof within>, name: RegExp) {
  return waitFor(() => {
    const found = canvas.getByRole('combobox', { name });
    if (found.tagName !== 'INPUT') throw new Error('The list is not loaded yet.');
    return found;
  });
}

/** Moves to the field by keyboard and waits for the list. */
async function reach(canvasElement: HTMLElement, name: RegExp) {
  const canvas = within(canvasElement);
  await userEvent.tab();
  const field = await findLoaded(canvas, name);
  await expect(field).toHaveFocus();
  return { canvas, field };
}

export const Untouched: Story = { args: comboboxExamples.country };
export const Chosen: Story = { args: comboboxExamples.chosen };
export const WithError: Story = { args: comboboxExamples.error };
export const Disabled: Story = { args: comboboxExamples.disabled };
export const Empty: Story = { args: comboboxExamples.empty };
export const LongestGerman: Story = { globals: { locale: 'de-DE' }, args: comboboxExamples.longestGerman };

export const ByKeyboard: Story = {
  args: { ...comboboxExamples.country, onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const { canvas, field } = await reach(canvasElement, /^Pays/);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findAllByRole('option')).toHaveLength(12);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Fermer la liste' })).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    await userEvent.keyboard('li');
    await waitFor(() =>
      expect(canvas.getAllByRole('option').map((line) => line.textContent)).toEqual(['Italie', 'Liechtenstein']),
    );
    await waitFor(() => expect(canvas.getByText('2 pays')).toHaveAttribute('aria-live', 'polite'));
    await userEvent.keyboard('ec');
    const option = await waitFor(() => canvas.getByRole('option', { name: 'Liechtenstein' }));
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option.id));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('Liechtenstein');
    await expect(field).toHaveFocus();
    await expect(sent(canvasElement)).toEqual({ country: 'LI' });
    await expect(args.onChange).toHaveBeenLastCalledWith('LI');
  },
};

/** Accents need not be typed, and Escape closes only the list. */
export const FindsWithoutAccents: Story = {
  args: comboboxExamples.longestGerman,
  play: async ({ canvasElement }) => {
    const { canvas, field } = await reach(canvasElement, /^Land/);
    await userEvent.keyboard('oster');
    await waitFor(() => expect(canvas.getAllByRole('option').map((line) => line.textContent)).toEqual(['Österreich']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

export const NothingFits: Story = {
  args: comboboxExamples.country,
  play: async ({ canvasElement }) => {
    const { canvas } = await reach(canvasElement, /^Pays/);
    await userEvent.keyboard('zz');
    await waitFor(() => expect(canvas.getByText('Aucun pays ne correspond.')).toBeVisible());
    await expect(canvas.getByText('Aucun pays ne correspond.').closest('[aria-live=polite]')).not.toBeNull();
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

/** The combobox keeps the value of the native select. */
export const KeepsTheChoice: Story = {
  args: comboboxExamples.chosen,
  play: async ({ canvasElement }) => {
    await expect(sent(canvasElement)).toEqual({ country: 'BE' });
    const { canvas, field } = await reach(canvasElement, /^Pays/);
    await expect(field).toHaveValue('Belgique');
    await expect(sent(canvasElement)).toEqual({ country: 'BE' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('option', { name: 'Belgique' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** A mouse press on the native select opens the list as soon as it is loaded. */
export const ByMouse: Story = {
  args: comboboxExamples.country,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    const field = await findLoaded(canvas, /^Pays/);
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(await canvas.findByRole('option', { name: 'Suisse' }));
    await waitFor(() => expect(sent(canvasElement)).toEqual({ country: 'CH' }));
  },
};
