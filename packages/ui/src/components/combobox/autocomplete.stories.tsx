import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AutocompleteField } from './autocomplete-field.tsx';
import { autocompleteExamples } from './combobox.examples.ts';

/**
 * A text for which likely values are known: the city after its postcode. Any text is valid, whether it is in the list
 * or not; if only values of the list are valid, use the combobox.
 *
 * Until the visitor uses the form, and without scripts, it is a plain text field. Then Base UI's autocomplete replaces
 * it and keeps the text, the focus and the caret.
 *
 * **Keys.** Typing filters the list. Down and Up open it and move in it, Enter takes the highlighted option, Escape
 * closes the list, Tab moves on with the text of the field.
 *
 * **Roles.** `combobox` with `aria-autocomplete="list"`, `aria-expanded`, `aria-controls`, `aria-activedescendant`;
 * `listbox` with `option`. Without suggestions no list opens.
 *
 * **Announcements.** The number of matching suggestions, politely (`2 plaatsen`).
 */
const meta = {
  title: 'Components/Autocomplete',
  component: AutocompleteField,
  decorators: [
    (Story) => (
      <form style={{ maxInlineSize: '24rem', minBlockSize: '20rem' }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof AutocompleteField>;
export default meta;

type Story = StoryObj<typeof meta>;

function sent(canvasElement: HTMLElement) {
  const form = canvasElement.querySelector('form');
  if (!form) throw new Error('The story has no form.');
  return Object.fromEntries(new FormData(form));
}

/** Moves to the field by keyboard and waits until the list is loaded. */
async function reach(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.tab();
  const field = await canvas.findByRole('combobox', { name: /^Plaats/ });
  await waitFor(() => expect(field).toHaveFocus());
  return { canvas, field };
}

export const Untouched: Story = { args: autocompleteExamples.city };
export const Typed: Story = { args: autocompleteExamples.typed };
export const WithError: Story = { args: autocompleteExamples.error };
export const Disabled: Story = { args: autocompleteExamples.disabled };

export const ByKeyboard: Story = {
  args: { ...autocompleteExamples.city, onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const { canvas, field } = await reach(canvasElement);
    await userEvent.keyboard('en');
    await waitFor(() =>
      expect(canvas.getAllByRole('option').map((line) => line.textContent)).toEqual([
        'Drongen',
        'Gent',
        'Sint-Denijs-Westrem',
      ]),
    );
    await waitFor(() => expect(canvas.getByText('3 plaatsen')).toHaveAttribute('aria-live', 'polite'));
    await expect(canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Lijst sluiten',
      'Lijst sluiten',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveValue('Gent'));
    await expect(sent(canvasElement)).toEqual({ city: 'Gent' });
    await expect(args.onChange).toHaveBeenLastCalledWith('Gent');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
};

export const TakesWhatIsInNoList: Story = {
  args: autocompleteExamples.city,
  play: async ({ canvasElement }) => {
    const { canvas } = await reach(canvasElement);
    await userEvent.keyboard('Oostakker');
    await waitFor(() => expect(canvas.queryByRole('option')).toBeNull());
    await userEvent.tab();
    await expect(sent(canvasElement)).toEqual({ city: 'Oostakker' });
  },
};

export const WithoutSuggestions: Story = {
  args: autocompleteExamples.empty,
  play: async ({ canvasElement }) => {
    const { canvas } = await reach(canvasElement);
    await userEvent.keyboard('G{ArrowDown}');
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(sent(canvasElement)).toEqual({ city: 'G' });
  },
};
